import { afterAll, describe, expect, it } from 'vitest'

import type { Operation } from '#src/api/calls/operation.ts'

import { type Kind, screenKindsOf } from '../kinds.ts'
import { isChange } from './play-cell.ts'
import { Cells } from './stage-cells.ts'
import type { Stage, Stages } from './stage.ts'
import { stagesIn } from './stages-in.ts'

const nameOf = (operation: Operation, { url }: Stage, kind: Kind): string =>
  `${operation} at ${url} ${kind}`

const needsToken = (operation: Operation): boolean =>
  screenKindsOf(operation).includes('401 then refreshed')

/**
 * The kinds of every stage. No screen sees that a token was renewed during its call, so that is
 * played for the first read and the first change alone.
 */
function kindsIn(stages: readonly [Operation, Stage][]): [Operation, Stage, Kind[]][] {
  const first = new Set(
    [true, false].map((changes) =>
      stages.find(([operation]) => needsToken(operation) && isChange(operation) === changes),
    ),
  )
  return stages.map((found) => {
    const [operation, stage] = found
    const isPlayed = (kind: Kind) => kind !== '401 then refreshed' || first.has(found)
    return [operation, stage, screenKindsOf(operation).filter(isPlayed)]
  })
}

/** A test for every cell of the operations, and one that counts them. */
export function describeStages(stages: Partial<Stages<Operation>>): void {
  const played: string[] = []
  const wanted = kindsIn(stagesIn(stages))
  for (const [operation, stage, kinds] of wanted)
    describe(`${operation} at ${stage.url}`, () => {
      const cells = new Cells(operation, stage, kinds)
      it.each(cells.kinds)('%s', async (kind) => {
        played.push(nameOf(operation, stage, kind))
        await cells.play(kind)
      })
      afterAll(() => cells.close())
    })

  it('every cell has been played', () => {
    const cells = wanted.flatMap(([operation, stage, kinds]) =>
      kinds.map((kind) => nameOf(operation, stage, kind)),
    )
    expect(played.toSorted()).toEqual(cells.toSorted())
    console.log(`faults: ${played.length} cells on screens have been played`)
  })
}
