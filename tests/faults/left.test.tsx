import { describe, expect, it } from 'vitest'

import type { Operation } from '#src/api/calls/operation.ts'

import { holdCalls } from './screens/hold.ts'
import { isChange, isQuiet } from './screens/play-cell.ts'
import { isAtRest } from './screens/screen-checks.ts'
import { screenOf, type Stage } from './screens/stage.ts'
import { stagesIn } from './screens/stages-in.ts'
import { stagesByTag } from './screens/stages/all.ts'
import { openTestApp } from './screens/test-app.tsx'
import { sees, until } from './screens/user-actions.ts'

/** Exceptions, with the reason. A stage that is not an exception any more fails here. */
const EXCEPT: Readonly<Partial<Record<`${Operation} at ${string}`, string>>> = {
  'DELETE /v1/users/me at /settings':
    'a person without an account is taken to /register (product §4)',
  'PATCH /v1/calendar/sessions/{id} at /settings':
    'the request popup is over every screen: it is not left, and the next request gets the focus',
}

/** Where each persona goes. */
const ELSEWHERE = {
  coach: { path: '/client-baze', heading: 'База клієнтів' },
  client: { path: '/settings', heading: 'Налаштування' },
  guest: { path: '/coach/olena-koval', heading: 'Олена Коваль' },
} as const

/** Leaves the screen during its call, and checks the next one when the call is answered. */
async function leave(operation: Operation, stage: Stage): Promise<void> {
  const { reach, act } = stage
  const screen = screenOf(stage)
  const { path, heading } = ELSEWHERE[screen.as]
  const testApp = await openTestApp(screen)
  await reach?.()
  const held = holdCalls(operation)
  try {
    await act?.()
    await until(() => expect(held.waiting()).toBeGreaterThan(0))
    await testApp.goTo(path)
    await sees(heading)
    const focused = document.activeElement
    held.release()
    await isQuiet()
    await isAtRest(testApp)
    expect(testApp.path()).toBe(path)
    expect(testApp.departure()).toBeNull()
    expect(document.activeElement).toBe(focused)
    await sees(heading)
  } finally {
    held.release()
    await testApp.close()
  }
}

const changes = Object.values(stagesByTag)
  .flatMap(stagesIn)
  .filter(([operation, { act }]) => act !== undefined && isChange(operation))
  .map(([operation, stage]) => ({ name: `${operation} at ${stage.url}`, operation, stage }))

describe('a screen that is left during its call changes no other screen', () => {
  for (const { name, operation, stage } of changes) {
    const test = name in EXCEPT ? it.fails : it
    test(name, () => leave(operation, stage))
  }

  it('except for the listed ones', () => {
    expect(changes.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(EXCEPT)))
  })
})
