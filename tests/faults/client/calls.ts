/**
 * How the application calls each operation: with a sample of the contract, and the check of the
 * answer.
 */
import * as v from 'valibot'

import { call as callOperation, callForPicture, Created, orNull } from '#src/api/client.ts'
import type { Operation } from '#src/api/operation.ts'
import * as answers from '#src/api/schemas.gen.ts'
import { successOf } from '#tests/contract/additions.ts'
import { sampleOf } from '#tests/contract/cases/sample.ts'
import { describedOperation, operations } from '#tests/contract/contract-document.ts'

import { isOperation } from '../expected.ts'

/** The refresh is not called by a screen but by `authorisedFetch`: refresh.test.ts breaks it. */
export type CalledOperation = Exclude<Operation, 'POST /v1/auth/login/refresh'>

const isCalled = (name: string): name is CalledOperation =>
  isOperation(name) && name !== 'POST /v1/auth/login/refresh'

/** Every operation that `call` makes. */
export const calledOperations = operations.map(({ name }) => name).filter(isCalled)

/** The client with untyped input: the contract checks the sample, not the compiler. */
interface Untyped {
  call(operation: Operation, init: object, schema?: v.GenericSchema): Promise<unknown>
  callForPicture(operation: Operation, init: object): Promise<unknown>
}
const client: Untyped = { call: callOperation, callForPicture }

type Make = (operation: Operation, init: object) => Promise<unknown>

const onlyId: Make = (operation, init) => client.call(operation, init, Created)
const maybe: Make = (operation, init) => client.call(operation, init, orNull(schemaOf(operation)))

/** Operations whose answers the product uses only in part, or only checks by their status. */
const LESS: Partial<Record<Operation, Make>> = {
  'POST /v1/auth/otp/send': maybe,
  'POST /v1/auth/otp/resend': maybe,
  'POST /v1/coaches/me/experiences': maybe,
  'POST /v1/calendar/schedules': onlyId,
  'POST /v1/calendar/sessions': onlyId,
  'PATCH /v1/clients/me/client_info': (operation, init) => client.call(operation, init),
  'POST /v1/coaches/me/certifications': (operation, init) =>
    client.call(operation, { ...init, success: 200 }),
}

/** Makes the call of an operation; `signal` cancels it. */
export function call(
  operation: CalledOperation,
  signal = new AbortController().signal,
): Promise<unknown> {
  const init = { ...sampleOf(operation), signal }
  const success = successOf(describedOperation(operation))
  const less = LESS[operation]
  if (less) return less(operation, init)
  if (success?.content?.['image/png']) return client.callForPicture(operation, init)
  // An answer that product §7 does not show is ignored.
  if (success?.status === '204' || success?.['x-extension']) return client.call(operation, init)
  return client.call(operation, init, schemaOf(operation))
}

const schemas: Record<string, v.GenericSchema> = answers

/** The check of an operation's answer. */
function schemaOf(operation: Operation): v.GenericSchema {
  const answer = successOf(describedOperation(operation))?.content?.['application/json']?.schema
  const { $ref: item } = v.parse(v.object({ $ref: v.string() }), answer?.['items'] ?? answer)
  const schema = schemas[item.slice(item.lastIndexOf('/') + 1)]
  if (!schema) throw new Error(`There is no schema for ${operation}`)
  return answer?.['type'] === 'array' ? v.array(schema) : schema
}
