import { afterAll, describe, expect, it } from 'vitest'

import type { Operation } from '#src/api/calls/operation.ts'

import { type Kind, kindsOf } from '../kinds.ts'
import { Cells } from './cells.ts'
import type { Stage, Stages } from './stage.ts'
import { stagesIn } from './stages-in.ts'

const nameOf = (operation: Operation, { url }: Stage, kind: Kind): string =>
  `${operation} at ${url} ${kind}`

/** A test for every cell of the operations, and one that counts them. */
export function describeStages(stages: Partial<Stages<Operation>>): void {
  const played: string[] = []
  for (const [operation, stage] of stagesIn(stages))
    describe(`${operation} at ${stage.url}`, () => {
      const cells = new Cells(operation, stage)
      it.each(cells.kinds)('%s', async (kind) => {
        played.push(nameOf(operation, stage, kind))
        await cells.play(kind)
      })
      afterAll(() => cells.close())
    })

  it('every cell has been played', () => {
    const wanted = stagesIn(stages).flatMap(([operation, stage]) =>
      kindsOf(operation).map((kind) => nameOf(operation, stage, kind)),
    )
    expect(played.toSorted()).toEqual(wanted.toSorted())
    console.log(`faults: ${played.length} cells on screens have been played`)
  })
}
