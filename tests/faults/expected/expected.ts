import type { ErrorStatus, Operation } from '#src/api/operation.ts'

/** A text, and the field of the form at which it must be shown where product §8 says so. */
export type Wanted = string | { text: string; field: string }

/**
 * What the user must read about failed calls, written from the specification and not from
 * `src/errors`: a wrong catalogue must fail. `own` is for every status that is not in `byStatus`.
 */
export type Expected<Op extends Operation> = {
  [O in Op]: { own: string; byStatus?: { [Status in ErrorStatus<O>]?: Wanted } }
}
