/** How a documented answer of an operation is reached. */
import type { Control } from '#mocks/engine/control.ts'
import type { ErrorStatus, Operation, SuccessStatus } from '#src/api/operation.ts'

import type { Answer } from '../exchange.ts'
import type { Stage } from '../stage.ts'

/** Answers of that operation, each of which must have the status that the case is for. */
type Answers = Promise<Answer | readonly Answer[]>

export type Case =
  | { kind: 'behaviour'; reach: (stage: Stage, operation: string) => Answers }
  /** What only a mock can be brought to: by a fault, or by its clock. */
  | { kind: 'control'; reach: (stage: Stage, operation: string, control: Control) => Answers }

/**
 * A case for every documented failure: a missing one does not compile. A success may have one too, where
 * no journey makes the call.
 */
export type Cases = {
  readonly [Op in Operation]: { readonly [Status in ErrorStatus<Op>]: Case } & {
    readonly [Status in SuccessStatus]?: Case
  }
}

export type CasesUnder<Path extends string> = Pick<
  Cases,
  Extract<Operation, `${string} ${Path}/${string}`>
>

export const behaviour = (reach: (stage: Stage, operation: string) => Answers): Case => ({
  kind: 'behaviour',
  reach,
})

/** After minutes of the mock's clock; the clock is put back. */
export const later = (
  minutes: number,
  reach: (stage: Stage, wait: () => Promise<unknown>) => Answers,
): Case => ({
  kind: 'control',
  async reach(stage, _, control) {
    let waited = 0
    try {
      return await reach(stage, () => control.advance((waited = minutes)))
    } finally {
      await control.advance(-waited)
    }
  },
})
