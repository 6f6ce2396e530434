import { ApiError } from './api-error.ts'
import { apiBase } from './base.ts'
import type { Operation } from './operation.ts'

/** The parts of a request, whatever the operation. */
export interface RequestParts {
  path?: object
  query?: object
  body?: unknown
  signal?: AbortSignal
}

/** A UUID or a public slug; above all no dots and slashes, which would lead to another path. */
const ID = /^[A-Za-z0-9-]{1,64}$/

/** @throws ApiError with status 404 for an id that cannot exist: nothing is sent */
export function buildRequest(
  operation: Operation,
  { path = {}, query = {}, body }: RequestParts,
  signal: AbortSignal,
): Request {
  const [method = '', template = ''] = operation.split(' ')
  let url = apiBase() + template
  for (const [name, id] of entries(path)) {
    if (typeof id !== 'string' || !ID.test(id)) {
      throw new ApiError(operation, 'status', new Response(null, { status: 404 }), 'not sent')
    }
    url = url.replace(`{${name}}`, id)
  }
  const search = new URLSearchParams(entries(query).map(([name, value]) => [name, String(value)]))
  if (search.size > 0) url += `?${search}`
  return new Request(url, { method, signal, ...payload(body) })
}

/** JSON, or a form where there is a file: its boundary is the browser's to set. */
function payload(body: unknown): RequestInit {
  if (typeof body !== 'object' || body === null) return {}
  const fields = entries(body)
  if (!fields.some(([, value]) => value instanceof Blob)) {
    return { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  }
  const form = new FormData()
  for (const [name, value] of fields) {
    if (value instanceof Blob) form.append(name, value)
    else form.append(name, String(value))
  }
  return { body: form }
}

function entries(record: object): [name: string, value: unknown][] {
  return Object.entries(record)
}
