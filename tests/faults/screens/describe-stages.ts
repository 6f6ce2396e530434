import { describe, it } from 'vitest'

import type { Operation } from '#src/api/operation.ts'

import { expected } from '../expected/all.ts'
import { kindsOf } from '../kinds.ts'
import { playCell } from './cell.ts'
import type { Stages } from './stage.ts'

const isOperation = (name: string): name is Operation => name in expected

/** A test for every cell of the operations. */
export function describeStages(stages: Partial<Stages<Operation>>): void {
  for (const operation of Object.keys(stages).filter(isOperation)) {
    const found = stages[operation]
    if (found === undefined || 'uncalled' in found) continue
    for (const stage of found)
      describe(`${operation} at ${stage.url}`, () => {
        it.each(kindsOf(operation))('%s', (kind) => playCell(operation, stage, kind))
      })
  }
}
