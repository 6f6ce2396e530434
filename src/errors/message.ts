import type { ErrorStatus, Operation } from '#src/api/operation.ts'

/** What the user reads; with `field` where it belongs beside that field of the form. */
export type Message = string | { text: string; field: string }

/**
 * The texts of operations: one text for every failure; or one for each that the contract documents, no
 * more and no fewer, and `other` for everything else: undocumented statuses, no connection, no answer in
 * time, an answer that breaks the contract.
 */
export type Catalogue<Op extends Operation> = {
  [O in Op]: string | Record<ErrorStatus<O> | 'other', Message>
}

/** The operations under a tag, such as `'users'`. */
export type OperationOf<Tag extends string> = Extract<Operation, `${string} /v1/${Tag}/${string}`>
