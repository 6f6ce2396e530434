import type { ErrorStatus, Operation } from '#src/api/operation.ts'

/** What the user reads; with `field` where it belongs beside that field of the form. */
export type Message = string | { text: string; field: string }

/** The texts of one operation, where not all failures read the same. */
export interface Texts<Status extends number = number> {
  /** Of every failure without a text of its own: no connection and an unreadable answer are some. */
  own: Message
  /** Of statuses that the contract documents. */
  byStatus: { [S in Status]?: Message }
}

/** The texts of operations: one for every failure, or some by status. No failure is without a text. */
export type Catalogue<Op extends Operation> = { [O in Op]: string | Texts<ErrorStatus<O>> }

/** The operations under a tag, such as `'users'`. */
export type OperationOf<Tag extends string> = Extract<Operation, `${string} /v1/${Tag}/${string}`>
