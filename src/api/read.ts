/** Reads of the contract as queries; the key of each is its operation and parameters. */
import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import type * as v from 'valibot'

import type { Page } from './calls/all-pages.ts'
import { isApiError } from './calls/api-error.ts'
import type { Init } from './calls/exchange.ts'
import type { Success } from './calls/operation.ts'
import { type JsonOperation, send } from './calls/send.ts'
import { withKeptAnswer } from './offline/with-kept-answer.ts'

/** Sends the read, or requests one page of it. */
type Call<Answer> = (page?: Page) => Promise<Answer>

/**
 * Options of a query that reads an operation: `read('GET /v1/users/{id}', { path: { id } }, User)`.
 *
 * @param init the parameters; the query's key is the operation and these
 * @param schema checks the answer, as in `send`
 */
export const read = <Op extends JsonOperation, Answer extends Success<Op>>(
  operation: Op,
  init: Init<Op>,
  schema: v.GenericSchema<unknown, Answer>,
) => readBy(operation, init, schema, (call) => call())

/** The same for several calls, or if a failure counts as an answer: `answersOf`, `orNone`. */
export const readBy = <Op extends JsonOperation, Answer extends Success<Op>, Result>(
  operation: Op,
  init: Init<Op>,
  schema: v.GenericSchema<unknown, Answer>,
  reading: (call: Call<Answer>, context: QueryFunctionContext) => Promise<Result>,
) =>
  queryOptions({
    queryKey: [operation, init],
    queryFn: (context) => {
      const kept = withKeptAnswer(operation, context)
      const result = reading((page) => {
        const asked = { ...init, ...(page && { query: { ...init.query, ...page } }) }
        const sent = send(operation, { ...asked, signal: context.signal }, schema)
        return kept ? kept.answer(asked, schema, sent) : sent
      }, context)
      return kept ? kept.shown(result) : result
    },
  })

/**
 * Reads a list for which the server answers 404 if there is nothing; returns an empty list then.
 */
export const orNone = <Item>(call: Call<Item[]>): Promise<Item[]> =>
  call().catch((error: unknown) => {
    if (isApiError(error) && error.status === 404) return []
    throw error
  })
