import type { ErrorStatus, Operation } from '#src/api/calls/operation.ts'

/** The text; with `field` if it belongs beside that field of the form. */
export type Message = string | { text: string; field: string }

/** The texts of one operation whose failures do not all have the same text. */
export interface Texts<Status extends number = number> {
  /** For every failure without a text of its own, such as no connection or an unreadable answer. */
  own: Message
  /** For statuses that the contract documents. */
  byStatus: { [S in Status]?: Message }
}

/** A text that ends with the name of what failed. */
export type Naming = (what: string) => string

/** The texts of operations: one for every failure, or some by status. Every failure has one. */
export type Catalogue<Op extends Operation> = { [O in Op]: string | Naming | Texts<ErrorStatus<O>> }

/** The operations under a tag, such as `'users'`. */
export type OperationOf<Tag extends string> = Extract<Operation, `${string} /v1/${Tag}/${string}`>
