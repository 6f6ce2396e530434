import { describe, expect, it } from 'vitest'

import type { Operation } from '#src/api/operation.ts'

import { holdCalls } from './screens/hold.ts'
import { isAtRest } from './screens/looks.ts'
import { sees, until } from './screens/person.ts'
import { isChange, isQuiet } from './screens/play.ts'
import { screenOf, type Stage } from './screens/stage.ts'
import { stagesIn } from './screens/stages-in.ts'
import { stagesByTag } from './screens/stages/all.ts'
import { openTheatre } from './screens/theatre.tsx'

/** The stages that this does not hold of, and why. One that it begins to hold of fails here. */
const EXCEPT: Readonly<Partial<Record<`${Operation} at ${string}`, string>>> = {
  'DELETE /v1/users/me at /settings':
    'whoever has no account any more is taken to /register (product §4)',
  'PATCH /v1/calendar/sessions/{id} at /settings':
    'the request popup lies over every screen: it is not left, and the next request gets the focus',
}

/** Where each persona goes. */
const ELSEWHERE = {
  coach: { path: '/client-baze', heading: 'База клієнтів' },
  client: { path: '/settings', heading: 'Налаштування' },
  guest: { path: '/coach/olena-koval', heading: 'Олена Коваль' },
} as const

/** Leaves the screen while its call is under way, and looks at the next one when the call is answered. */
async function leave(operation: Operation, stage: Stage): Promise<void> {
  const { reach, act } = stage
  const screen = screenOf(stage)
  const { path, heading } = ELSEWHERE[screen.as]
  const theatre = await openTheatre(screen)
  await reach?.()
  const held = holdCalls(operation)
  try {
    await act?.()
    await until(() => expect(held.waiting()).toBeGreaterThan(0))
    await theatre.goTo(path)
    await sees(heading)
    const focused = document.activeElement
    held.release()
    await isQuiet()
    await isAtRest(theatre)
    expect(theatre.path()).toBe(path)
    expect(theatre.departure()).toBeNull()
    expect(document.activeElement).toBe(focused)
    await sees(heading)
  } finally {
    held.release()
    await theatre.close()
  }
}

const changes = Object.values(stagesByTag)
  .flatMap(stagesIn)
  .filter(([operation, { act }]) => act !== undefined && isChange(operation))
  .map(([operation, stage]) => ({ name: `${operation} at ${stage.url}`, operation, stage }))

describe('a screen that is left while its call is under way changes no other screen', () => {
  for (const { name, operation, stage } of changes) {
    const test = name in EXCEPT ? it.fails : it
    test(name, () => leave(operation, stage))
  }

  it('but for those that are named', () => {
    expect(changes.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(EXCEPT)))
  })
})
