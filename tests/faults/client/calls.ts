/**
 * How the application calls each operation: with a sample of the contract, and the check of the
 * answer.
 */
import * as v from 'valibot'

import type { Operation } from '#src/api/calls/operation.ts'
import { send, sendEmpty, sendForId, sendMaybe } from '#src/api/calls/send.ts'
import { readImage } from '#src/api/image-answer.ts'
import * as answers from '#src/api/schemas.gen.ts'
import { successOf } from '#tests/contract/additions.ts'
import { sampleOf } from '#tests/contract/cases/sample.ts'
import { describedOperation, operations } from '#tests/contract/contract-document.ts'

import { isOperation } from '../expected/all.ts'

/** The refresh is not called by a screen but by `authorisedFetch`: refresh.test.ts breaks it. */
export type CalledOperation = Exclude<Operation, 'POST /v1/auth/login/refresh'>

const isCalled = (name: string): name is CalledOperation =>
  isOperation(name) && name !== 'POST /v1/auth/login/refresh'

/** Every operation that `call` makes. */
export const calledOperations = operations.map(({ name }) => name).filter(isCalled)

/** The senders with untyped input: the contract checks the sample, not the compiler. */
interface Senders {
  send(operation: Operation, init: object, schema: v.GenericSchema): Promise<unknown>
  sendMaybe(operation: Operation, init: object, schema: v.GenericSchema): Promise<unknown>
  sendEmpty(operation: Operation, init: object, status?: 200): Promise<unknown>
  sendForId(operation: Operation, init: object): Promise<unknown>
  readImage(operation: Operation, init: object): Promise<unknown>
}
const senders: Senders = { send, sendMaybe, sendEmpty, sendForId, readImage }

type Make = (operation: Operation, init: object) => Promise<unknown>

const ignored: Make = (operation, init) => senders.sendEmpty(operation, init)
const onlyId: Make = (operation, init) => senders.sendForId(operation, init)
const maybe: Make = (operation, init) => senders.sendMaybe(operation, init, schemaOf(operation))

/** Operations whose answers the product uses only in part, or only checks by their status. */
const LESS: Partial<Record<Operation, Make>> = {
  'POST /v1/auth/otp/send': maybe,
  'POST /v1/auth/otp/resend': maybe,
  'POST /v1/coaches/me/experiences': maybe,
  'POST /v1/calendar/schedules': onlyId,
  'POST /v1/calendar/sessions': onlyId,
  'PATCH /v1/clients/me/client_info': ignored,
  'POST /v1/coaches/me/certifications': (operation, init) =>
    senders.sendEmpty(operation, init, 200),
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
  if (success?.content?.['image/png']) return senders.readImage(operation, init)
  // An answer that product §7 does not show is ignored.
  if (success?.status === '204' || success?.['x-extension']) return ignored(operation, init)
  return senders.send(operation, init, schemaOf(operation))
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
