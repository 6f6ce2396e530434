import * as v from 'valibot'

import { ApiError } from './api-error.ts'
import { exchange, type Init } from './exchange.ts'
import type { Operation, Responses, Success } from './operation.ts'

/** Operations that answer 204, without content, and one whose answer another read brings (spec §7 shows none). */
type EmptyOperation =
  | { [Op in Operation]: 204 extends keyof Responses<Op> ? Op : never }[Operation]
  | 'POST /v1/calendar/schedules/{id}/time_slots'

/** Operations that answer JSON. */
type JsonOperation = Exclude<Operation, EmptyOperation>

/**
 * Calls an operation of the contract:
 * `send('GET /v1/users/{id}', { path: { id }, signal }, schemas.User)`.
 *
 * @param schema checks the answer; from `schemas.gen.ts`, or `v.array(…)` of one
 * @param status the only status that counts as success; any 2xx where it is left out
 * @throws ApiError on every failure, an answer that breaks the schema included; the reason of
 *   `init.signal` when the caller aborts
 */
export function send<Op extends JsonOperation>(
  operation: Op,
  init: Init<Op>,
  schema: v.GenericSchema<unknown, Success<Op>>,
  status?: keyof Responses<Op> & (200 | 201),
): Promise<Success<Op>> {
  return exchange(operation, init, async (response) => {
    if (status !== undefined && response.status !== status) {
      throw new ApiError(operation, 'status', response)
    }
    return readJson(operation, response, schema)
  })
}

/** Calls an operation whose answer nobody reads: any 2xx, with or without a body. Throws as `send` does. */
export function sendEmpty<Op extends EmptyOperation>(operation: Op, init: Init<Op>): Promise<void> {
  return exchange(operation, init, async (response) => response.body?.cancel())
}

/** The JSON body of an answer. @throws ApiError `malformed`, naming the field but not its value */
export async function readJson<T>(
  operation: Operation,
  response: Response,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  const result = v.safeParse(schema, parse(operation, response, await response.text()))
  if (result.success) return result.output
  const field = v.getDotPath(result.issues[0]) ?? 'its root'
  throw new ApiError(operation, 'malformed', response, `at ${field}`)
}

function parse(operation: Operation, response: Response, text: string): unknown {
  try {
    // Null says no more than a field that is left out.
    return JSON.parse(text, (_, value: unknown) => value ?? undefined)
  } catch {
    throw new ApiError(operation, 'malformed', response, 'not JSON')
  }
}
