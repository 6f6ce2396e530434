import type { Operation } from '#src/api/calls/operation.ts'

import { isOperation } from '../expected/all.ts'
import type { Stage, Stages } from './stage.ts'

/** Every stage of a table, with its operation. */
export const stagesIn = (stages: Partial<Stages<Operation>>): [Operation, Stage][] =>
  Object.keys(stages)
    .filter(isOperation)
    .flatMap((operation) => {
      const found = stages[operation]
      if (found === undefined || 'uncalled' in found) return []
      return found.map((stage): [Operation, Stage] => [operation, stage])
    })
