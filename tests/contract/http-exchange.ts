/**
 * A request and an answer in HTTP's terms, built and parsed without code of the app or the mock.
 */

/** A request: a body that contains a Blob is sent as a form, any other as JSON. */
export interface Parts {
  path?: object
  query?: object
  body?: unknown
}

export interface Answer {
  operation: string
  status: number
  /** The media type, without its parameters; empty if there is none. */
  type: string
  retryAfter: string | null
  bytes: Uint8Array
  /** The body as JSON; undefined if it is not JSON. */
  body: unknown
}

/** The caller, by their access token; null for an anonymous visitor. */
export type Caller = { token: string } | null

export interface MadeCall {
  operation: string
  url: string
  caller: Caller
  body: Parts['body']
  /** Null if none was received. */
  answer: Answer | null
  /** What breaks the contract in the answer. */
  problem: string | null
}

export const entriesOf = (record: object = {}): [name: string, value: unknown][] =>
  Object.entries(record)

export const holdsBlob = (body: unknown): body is object =>
  typeof body === 'object' &&
  body !== null &&
  entriesOf(body).some(([, value]) => value instanceof Blob)

function formOf(fields: object): FormData {
  const form = new FormData()
  for (const [name, value] of entriesOf(fields)) {
    if (value instanceof Blob) form.append(name, value)
    else form.append(name, String(value))
  }
  return form
}

function payload(body: unknown): RequestInit {
  if (body === undefined) return {}
  if (body instanceof FormData) return { body }
  if (holdsBlob(body)) return { body: formOf(body) }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

export function requestOf(
  origin: string,
  operation: string,
  caller: Caller,
  { path, query, body }: Parts,
): Request {
  const [method = '', template = ''] = operation.split(' ')
  const pathname = entriesOf(path).reduce(
    (url, [name, value]) => url.replace(`{${name}}`, encodeURIComponent(String(value))),
    template,
  )
  const url = new URL(origin + pathname)
  for (const [name, value] of entriesOf(query)) url.searchParams.set(name, String(value))
  const request = new Request(url, { method, ...payload(body) })
  if (caller) request.headers.set('authorization', `Bearer ${caller.token}`)
  return request
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export async function answerOf(operation: string, response: Response): Promise<Answer> {
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
  const bytes = new Uint8Array(await response.arrayBuffer())
  return {
    operation,
    status: response.status,
    type,
    retryAfter: response.headers.get('retry-after'),
    bytes,
    body: type === 'application/json' ? parsed(new TextDecoder().decode(bytes)) : undefined,
  }
}
