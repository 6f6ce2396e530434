import type { Operation } from '#src/api/operation.ts'

import { expected } from '../expected/all.ts'
import type { Stage, Stages } from './stage.ts'

const isOperation = (name: string): name is Operation => name in expected

/** Every stage of a table, with its operation. */
export const stagesIn = (stages: Partial<Stages<Operation>>): [Operation, Stage][] =>
  Object.keys(stages)
    .filter(isOperation)
    .flatMap((operation) => {
      const found = stages[operation]
      if (found === undefined || 'uncalled' in found) return []
      return found.map((stage): [Operation, Stage] => [operation, stage])
    })
