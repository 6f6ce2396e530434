/**
 * How the application calls each operation: with a sample of the contract, and the check of the
 * whole answer, which may be missing where the contract requires nothing of it.
 */
import * as v from 'valibot'

import { call as callOperation, callForPicture, orNull } from '#src/api/client.ts'
import type { Operation } from '#src/api/operation.ts'
import * as answers from '#src/api/schemas.gen.ts'
import { successOf } from '#tests/contract/additions.ts'
import { sampleOf } from '#tests/contract/cases/sample.ts'
import { describedOperation, operations } from '#tests/contract/contract-document.ts'

import { isOperation } from '../expected.ts'
import { mayBeEmpty } from '../kinds.ts'

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

/** Makes the call of an operation; `signal` cancels it. */
export function call(
  operation: CalledOperation,
  signal = new AbortController().signal,
): Promise<unknown> {
  const init = { ...sampleOf(operation), signal }
  const { content } = successOf(describedOperation(operation)) ?? {}
  if (content?.['image/png']) return client.callForPicture(operation, init)
  if (!content) return client.call(operation, init)
  const schema = schemaOf(operation)
  return client.call(operation, init, mayBeEmpty(operation) ? orNull(schema) : schema)
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
