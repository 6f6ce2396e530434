/** How to reach a documented answer of an operation. */
import type { Control } from '#mocks/engine/control/control.ts'
import type { ErrorStatus, Operation, SuccessStatus } from '#src/api/operation.ts'

import type { Answer } from '../http-exchange.ts'
import type { TwoPairs } from '../two-pairs.ts'

/** Answers of that operation, each of which must have the status of the case. */
type Answers = Promise<Answer | readonly Answer[]>

export type Case =
  | { kind: 'behaviour'; reach: (pairs: TwoPairs, operation: string) => Answers }
  /** Only possible with a mock: by a fault, or by its clock. */
  | { kind: 'control'; reach: (pairs: TwoPairs, operation: string, control: Control) => Answers }

/**
 * A case for every documented failure: a missing one does not compile. A success may have one, too,
 * if no journey makes the call.
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

export const behaviour = (reach: (pairs: TwoPairs, operation: string) => Answers): Case => ({
  kind: 'behaviour',
  reach,
})

/** Runs after some minutes of the mock's clock; the clock is reset afterwards. */
export const later = (
  minutes: number,
  reach: (pairs: TwoPairs, wait: () => Promise<unknown>) => Answers,
): Case => ({
  kind: 'control',
  async reach(pairs, _, control) {
    let waited = 0
    try {
      return await reach(pairs, () => control.advance((waited = minutes)))
    } finally {
      await control.advance(-waited)
    }
  },
})
