import * as v from 'valibot'

import type { UnshownAnswer } from '../contract.gen.ts'
import { ApiError } from './api-error.ts'
import { exchange, type Init } from './exchange.ts'
import type { Operation, Responses, Success } from './operation.ts'

/** Operations that return nothing. */
type SilentOperation = {
  [Op in Operation]: 204 extends keyof Responses<Op> ? Op : never
}[Operation]

/** Operations that create something; of their answer only the id is used (product §7). */
type CreatingOperation = 'POST /v1/calendar/schedules' | 'POST /v1/calendar/sessions'

/** Operations whose answer may be empty; its body is used if there is one. */
type MaybeOperation =
  | 'POST /v1/auth/otp/send'
  | 'POST /v1/auth/otp/resend'
  | 'POST /v1/coaches/me/experiences'

/**
 * Operations whose answer is ignored: those that return nothing, and changes whose answer product
 * §7 does not show. The changed data is read again.
 */
type EmptyOperation =
  | SilentOperation
  | Exclude<UnshownAnswer, MaybeOperation>
  | 'PATCH /v1/clients/me/client_info'

/** Operations that return JSON. */
export type JsonOperation = Exclude<Operation, EmptyOperation | CreatingOperation | MaybeOperation>

/**
 * Calls an operation of the contract:
 * `send('GET /v1/users/{id}', { path: { id }, signal }, schemas.User)`.
 *
 * @param schema checks the answer; from `schemas.gen.ts`, or `v.array(…)` of one
 * @throws ApiError on every failure, an answer that breaks the schema included; the reason of
 *   `init.signal` when the caller aborts
 */
export function send<Op extends JsonOperation, Answer extends Success<Op>>(
  operation: Op,
  init: Init<Op>,
  schema: v.GenericSchema<unknown, Answer>,
): Promise<Answer> {
  return exchange(operation, init, (response) => readJson(operation, response, schema))
}

/**
 * Calls an operation and ignores the body of its answer; any 2xx is a success. Throws as `send` does.
 *
 * @param status the only status that counts as success; any 2xx if it is left out
 */
export function sendEmpty<Op extends EmptyOperation>(
  operation: Op,
  init: Init<Op>,
  status?: 200,
): Promise<void> {
  return exchange(operation, init, async (response) => {
    if (status !== undefined && response.status !== status)
      throw new ApiError(operation, 'status', response)
    await response.body?.cancel()
  })
}

const Created = v.object({ id: v.string() })

/** Creates something and returns its id. Throws as `send` does. */
export function sendForId<Op extends CreatingOperation>(
  operation: Op,
  init: Init<Op>,
): Promise<string> {
  return exchange(
    operation,
    init,
    async (response) => (await readJson(operation, response, Created)).id,
  )
}

/** Calls an operation; any 2xx is a success. Returns null if the body does not match the schema. Throws as `send` does. */
export function sendMaybe<Op extends MaybeOperation, Answer>(
  operation: Op,
  init: Init<Op>,
  schema: v.GenericSchema<unknown, Answer>,
): Promise<Answer | null> {
  return exchange(operation, init, (response) =>
    readJson(operation, response, schema).catch((error: unknown) => {
      if (error instanceof ApiError) return null
      throw error
    }),
  )
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
    // A null means the same as a missing field.
    return JSON.parse(text, (_, value: unknown) => value ?? undefined)
  } catch {
    throw new ApiError(operation, 'malformed', response, 'not JSON')
  }
}
