/** How to reach a documented answer of an operation. */
import type { Control } from '#mocks/engine/control/control.ts'
import type { ErrorStatus, Operation, SuccessStatus } from '#src/api/operation.ts'

import type { Answer } from '../http-exchange.ts'
import type { TwoPairs } from '../two-pairs.ts'

/** Answers of that operation, each of which must have the status of the case. */
type Answers = Promise<Answer | readonly Answer[]>

export interface Case {
  /** `control` is only possible with a mock: by a fault, or by its clock. */
  kind: 'behaviour' | 'control'
  reach: (pairs: TwoPairs, operation: string) => Answers
}

/** The failures that every operation reaches in the same way (common-cases.ts). */
type CommonStatus = 401 | 404 | 413 | 422 | 500

/** The documented failures of an operation that have no common case. */
type OwnStatus<Op extends Operation> = Exclude<ErrorStatus<Op>, CommonStatus>

type CasesOf<Op extends Operation> = { readonly [Status in OwnStatus<Op>]: Case } & {
  readonly [Status in Extract<ErrorStatus<Op>, CommonStatus> | SuccessStatus]?: Case
}

/**
 * A case for every documented failure without a common one: a missing one does not compile. A
 * success may have one, too, if no journey makes the call.
 */
type Cases<Op extends Operation> = {
  readonly [O in Op as [OwnStatus<O>] extends [never] ? never : O]: CasesOf<O>
} & { readonly [O in Op as [OwnStatus<O>] extends [never] ? O : never]?: CasesOf<O> }

export type CasesUnder<Path extends string> = Cases<
  Extract<Operation, `${string} ${Path}/${string}`>
>

export const behaviour = (reach: (pairs: TwoPairs, operation: string) => Answers): Case => ({
  kind: 'behaviour',
  reach,
})

/** The control of the mock under test. */
export function controlOf({ api }: TwoPairs): Control {
  if (!api.server.control) throw new Error('The server under test has no faults')
  return api.server.control
}

/** Runs after some minutes of the mock's clock; the clock is reset afterwards. */
export const later = (
  minutes: number,
  reach: (pairs: TwoPairs, wait: () => Promise<unknown>) => Answers,
): Case => ({
  kind: 'control',
  async reach(pairs) {
    const control = controlOf(pairs)
    let waited = 0
    try {
      return await reach(pairs, () => control.advance((waited = minutes)))
    } finally {
      await control.advance(-waited)
    }
  },
})
