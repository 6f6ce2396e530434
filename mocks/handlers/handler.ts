/** The input and the result of a handler, typed by the contract for each operation. */
import type { Entry, Operation, Responses } from '#src/api/operation.ts'

import type { Db } from '../db/db.ts'
import type { UserRow } from '../db/tables.ts'

/** The parameters; `{}` if there are none, for which the generated contract has `never`. */
type Given<P> = [P] extends [never] ? Record<string, never> : P

type Parameters<Op extends Operation, Where extends 'path' | 'query'> =
  Entry<Op> extends { parameters: { path?: infer Path; query?: infer Query } }
    ? Given<NonNullable<Where extends 'path' ? Path : Query>>
    : Record<string, never>

type Content<Op extends Operation> =
  Entry<Op> extends { requestBody?: { content: infer C } } ? C : never

/**
 * A JSON body as in the contract, undefined if it may be left out; a multipart body as its single
 * file.
 */
type Body<Op extends Operation> =
  Content<Op> extends { 'application/json': infer Json }
    ? Entry<Op> extends { requestBody: unknown }
      ? Json
      : Json | undefined
    : Content<Op> extends { 'multipart/form-data': unknown }
      ? { image: Blob }
      : undefined

export interface Call<Op extends Operation> {
  path: Parameters<Op, 'path'>
  query: Parameters<Op, 'query'>
  body: Body<Op>
  /** The caller; answers 401 if there is none. */
  readonly me: UserRow
  /** The caller, or null for an anonymous visitor of a public operation. */
  visitor: UserRow | null
  db: Db
  /** Milliseconds of the mock's clock. */
  now: number
  /** The origin that the API is reached at, for image answers that are URLs. */
  origin: string
  /** Whether answers may contain the code (not with `otp=manual`). */
  otpInAnswers: boolean
}

type Answer<R> = R extends { content: { 'application/json': infer Json } }
  ? Json | (R extends { content: { 'image/png': unknown } } ? Blob : never)
  : undefined

/**
 * A documented answer: its status and, unless it has none, its body (a Blob for the raw image
 * form).
 */
export type Reply<Op extends Operation> = {
  [S in keyof Responses<Op> & (200 | 201 | 204)]: Answer<Responses<Op>[S]> extends undefined
    ? { status: S }
    : { status: S; body: Answer<Responses<Op>[S]> }
}[keyof Responses<Op> & (200 | 201 | 204)]

export type Handler<Op extends Operation> = (call: Call<Op>) => Reply<Op> | Promise<Reply<Op>>

/** The segment of an operation's path after the prefix. */
export type Tag = Operation extends `${string} /v1/${infer T}/${string}` ? T : never

/**
 * One handler for every operation whose path has this beginning, after the prefix: a missing one
 * does not compile.
 */
export type Handlers<Start extends string> = {
  [Op in Extract<Operation, `${string} /v1/${Start}${string}`>]: Handler<Op>
}
