import { afterAll, describe, expect, it } from 'vitest'

import type { Operation } from '#src/api/operation.ts'

import { type Kind, screenKindsOf } from '../kinds.ts'
import { isChange } from './play.ts'
import { Cells } from './screen-call-cells.ts'
import type { ScreenCall, ScreenCalls } from './screen-call.ts'
import { screenCallsIn } from './screen-calls-in.ts'

const nameOf = (operation: Operation, { url }: ScreenCall, kind: Kind): string =>
  `${operation} at ${url} ${kind}`

const needsToken = (operation: Operation): boolean =>
  screenKindsOf(operation).includes('401 then refreshed')

/**
 * The kinds of failure of each call. No screen sees that a token was renewed during its call, so that is
 * played for the first read and the first change alone.
 */
function kindsIn(
  screenCalls: readonly [Operation, ScreenCall][],
): [Operation, ScreenCall, Kind[]][] {
  const first = new Set(
    [true, false].map((changes) =>
      screenCalls.find(([operation]) => needsToken(operation) && isChange(operation) === changes),
    ),
  )
  return screenCalls.map((found) => {
    const [operation, screenCall] = found
    const isPlayed = (kind: Kind) => kind !== '401 then refreshed' || first.has(found)
    return [operation, screenCall, screenKindsOf(operation).filter(isPlayed)]
  })
}

/** A test for every cell of the operations, and one that counts them. */
export function describeScreenCalls(screenCalls: Partial<ScreenCalls<Operation>>): void {
  const played: string[] = []
  const wanted = kindsIn(screenCallsIn(screenCalls))
  for (const [operation, screenCall, kinds] of wanted)
    describe(`${operation} at ${screenCall.url}`, () => {
      const cells = new Cells(operation, screenCall, kinds)
      it.each(cells.kinds)('%s', async (kind) => {
        played.push(nameOf(operation, screenCall, kind))
        await cells.play(kind)
      })
      afterAll(() => cells.close())
    })

  it('every cell has been played', () => {
    const cells = wanted.flatMap(([operation, screenCall, kinds]) =>
      kinds.map((kind) => nameOf(operation, screenCall, kind)),
    )
    expect(played.toSorted()).toEqual(cells.toSorted())
  })
}
