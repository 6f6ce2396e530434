/**
 * Requests generated from the contract alone: ones that conform, and ones that break it in one
 * place.
 */
import { requestProblem } from '../conformance.ts'
import { type Described, describedOperation } from '../contract-document.ts'
import type { Parts } from '../http-exchange.ts'
import { png } from '../picture.ts'

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
/** Neither a UUID nor a slug. */
const NO_ID = 'no_id'

/** A conforming request for objects that do not exist. */
export function sampleOf(name: string): Parts {
  const operation = describedOperation(name)
  return {
    path: parameters(operation, 'path', UNKNOWN_ID),
    query: parameters(operation, 'query', 'x'),
    body: bodyOf(operation),
  }
}

function parameters(operation: Described, place: string, text: string): Record<string, unknown> {
  const needed = operation.parameters.filter((one) => one.in === place && one.required)
  return Object.fromEntries(
    needed.map(({ name, schema }) => [name, schema['format'] === 'date' ? '2027-03-01' : text]),
  )
}

function bodyOf({ body }: Described): unknown {
  if (!body) return undefined
  const { content } = body
  return content['multipart/form-data'] ? { image: png() } : content['application/json']?.example
}

/** Whether it takes nothing: only a parameter that the contract does not have breaks it. */
export const takesNothing = ({ parameters: known, body }: Described): boolean =>
  known.length === 0 && !body

export function malformationsOf(name: string): Parts[] {
  const operation = describedOperation(name)
  if (takesNothing(operation)) return [{ query: { unexpected: 1 } }]
  const { parameters: known, body } = operation
  const sample = sampleOf(name)
  const query = { ...sample.query }
  return [
    ...known
      .filter((one) => one.in === 'path')
      .map((one) => ({ ...sample, path: { [one.name]: NO_ID } })),
    ...known
      .filter((one) => one.in === 'query' && one.required)
      .map((one) => ({ ...sample, query: without(query, one.name) })),
    ...known
      .filter((one) => breaking(one.schema) !== undefined && one.in === 'query')
      .map((one) => ({ ...sample, query: { ...query, [one.name]: breaking(one.schema) } })),
    ...(body ? brokenBodies(sample.body).map((broken) => ({ ...sample, body: broken })) : []),
    // Without variants that still conform, such as an optional body without its fields.
  ].filter((parts) => requestProblem(name, parts) !== null)
}

const without = (record: object, key: string): object =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key))

/** A value that a parameter's schema refuses; free text refuses none. */
function breaking(schema: Described['parameters'][number]['schema']): unknown {
  if (schema['type'] === 'integer') return -1
  return schema.$ref !== undefined || schema['format'] === 'date' ? NO_ID : undefined
}

function brokenBodies(body: unknown): unknown[] {
  if (typeof body !== 'object' || body === null) throw new Error('The contract has no example')
  if (Object.values(body).some((value) => value instanceof Blob)) return [new FormData()]
  return [undefined, [], {}, { ...body, unexpected: 1 }]
}
