import createClient from 'openapi-fetch'

import { authorisedFetch } from '../session/authorised-fetch.ts'
import { apiBase } from '../session/base.ts'
import { ApiError } from './api-error.ts'
import type { Operation } from './operation.ts'

/** The parts of a call of any operation; `Init` in exchange.ts types them per operation. */
export interface RequestParts {
  path?: object
  query?: object
  body?: unknown
  signal?: AbortSignal
}

/**
 * Calls an operation by its name; openapi-fetch's own types need the method and the path as
 * separate literals.
 */
interface AnyOperation {
  parameters: { path?: object; query?: object }
  requestBody?: { content: { 'application/json': unknown } }
  responses: { default: { content: { 'application/json': unknown } } }
}
type Method = 'get' | 'put' | 'post' | 'patch' | 'delete'

const METHODS: readonly Method[] = ['get', 'put', 'post', 'patch', 'delete']

const client = createClient<Record<string, Record<Method, AnyOperation>>>({
  fetch: authorisedFetch,
  bodySerializer: serialise,
})

/**
 * A UUID or a public slug. Dots and slashes are refused because they would lead to another path.
 */
const ID = /^[A-Za-z0-9-]{1,64}$/

/**
 * Sends a call and returns the answer; the body of a success is not read yet.
 * @throws ApiError with status 404 for an id that cannot exist; nothing is sent then
 */
export async function request(
  operation: Operation,
  { path = {}, query = {}, body }: RequestParts,
  signal: AbortSignal,
): Promise<Response> {
  if (Object.values(path).some((id) => typeof id !== 'string' || !ID.test(id)))
    throw new ApiError(operation, 'status', new Response(null, { status: 404 }), 'not sent')
  const [verb = '', template = ''] = operation.split(' ')
  const method = METHODS.find((one) => one === verb.toLowerCase()) ?? 'get'
  const { response } = await client.request(method, template, {
    baseUrl: apiBase(),
    params: { path, query },
    body,
    signal,
    parseAs: 'stream',
  })
  return response
}

/** JSON, or a form if there is a file; the browser sets the boundary of a form. */
function serialise(body: unknown): string | FormData {
  const fields = Object.entries(typeof body === 'object' && body !== null ? body : {})
  if (!fields.some(([, value]) => value instanceof Blob)) return JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of fields)
    form.append(name, value instanceof Blob ? value : String(value))
  return form
}
