/** The typed client: calls an operation of the contract by its name, and checks the answer. */
import createClient, { type RequestBodyOption } from 'openapi-fetch'
import * as v from 'valibot'

import { imageType } from '#src/domain/image-file.ts'

import { AnotherOwnerError, apiBase, authorisedFetch, withTimeout } from './authorised-fetch.ts'
import { ApiError, type Entry, type Operation, type Responses, type Success } from './operation.ts'
import { ImageAnswer } from './schemas.gen.ts'

interface RequestParts {
  path?: object
  query?: object
  body?: unknown
  /** Cancels the call. */
  signal?: AbortSignal
  /** The only status that counts as success; any 2xx if it is left out. */
  success?: 200
}

type ParametersPart<E> = E extends { parameters: { path?: unknown; query?: unknown } }
  ? Pick<E['parameters'], 'path' | 'query'>
  : never

/**
 * What a call sends, according to the contract: `{ path, query, body }`, each required where the
 * operation requires it. Files of multipart bodies are Blobs.
 */
export type Init<Op extends Operation> = RequestParts &
  ParametersPart<Entry<Op>> &
  RequestBodyOption<Entry<Op>>

/** A check of an answer that reads the contract's answer, or a part of it. */
export type AnswerSchema<Op extends Operation, Answer> = v.GenericSchema<unknown, Answer> &
  (Success<Op> extends Answer ? unknown : never)

/**
 * Calls an operation of the contract:
 * `call('GET /v1/users/{id}', { path: { id }, signal }, schemas.User)`.
 *
 * Without a schema any 2xx is a success and the body is ignored: product §7 does not show the answer
 * of most changes, and what they changed is read again. `orNull` is for an answer that may be empty.
 *
 * @param schema checks the answer; from `schemas.gen.ts`, or made of one
 * @throws ApiError on every failure, an answer that breaks the schema included; the reason of
 *   `init.signal` when the caller aborts
 */
export function call<Op extends Operation, Answer>(
  operation: Op,
  init: Init<Op>,
  schema: AnswerSchema<Op, Answer>,
): Promise<Answer>
export function call<Op extends Exclude<Operation, `GET ${string}`>>(
  operation: Op,
  init: Init<Op>,
): Promise<void>
export function call<Op extends Operation, Answer>(
  operation: Op,
  init: Init<Op>,
  schema?: v.GenericSchema<unknown, Answer>,
): Promise<Answer | void> {
  return exchange(operation, init, async (response) => {
    if (schema) return readJson(operation, response, schema)
    return response.body?.cancel()
  })
}

/** The check of an answer of which only the id is used (product §7). */
export const Created = v.object({ id: v.string() })

/** An answer that a server may leave out: null if it does, or sends something else. */
export const orNull = <Answer>(schema: v.GenericSchema<unknown, Answer>) =>
  v.fallback(v.nullable(schema), null)

/** Calls an operation by its name; the library's own types need method and path as literals. */
interface AnyOperation {
  parameters: { path?: object; query?: object }
  requestBody?: { content: { 'application/json': unknown } }
  responses: { default: { content: { 'application/json': unknown } } }
}

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const

const client = createClient<Record<string, Record<(typeof METHODS)[number], AnyOperation>>>({
  fetch: authorisedFetch,
  bodySerializer: serialise,
})

/**
 * A UUID or a public slug. Dots and slashes are refused because they would lead to another path.
 */
const ID = /^[A-Za-z0-9-]{1,64}$/

/**
 * Sends a call and reads the body of its success, both within the time limit.
 *
 * @throws ApiError, with status 404 for an id that cannot exist, for which nothing is sent; or the
 *   reason of the caller's own signal
 */
async function exchange<Answer>(
  operation: Operation,
  { path = {}, query = {}, body, signal: caller, success }: RequestParts,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  if (Object.values(path).some((id) => typeof id !== 'string' || !ID.test(id)))
    throw new ApiError(operation, 'status', new Response(null, { status: 404 }), 'not sent')
  const [verb, template = ''] = operation.split(' ')
  const method = METHODS.find((one) => one.toUpperCase() === verb)
  if (!method) throw new TypeError(`No such method: ${operation}`)
  try {
    return await withTimeout(caller, async (signal) => {
      // Not at once: when a failed screen is tried again, React mounts a part, removes it and mounts
      // it again, and only the last one's read is to be sent.
      await Promise.resolve()
      signal.throwIfAborted()
      const { response } = await client.request(method, template, {
        baseUrl: apiBase(),
        params: { path, query },
        body,
        signal,
        parseAs: 'stream',
      })
      if (!response.ok || (success ?? response.status) !== response.status)
        throw new ApiError(operation, 'status', response)
      return read(response)
    })
  } catch (error) {
    if (error instanceof ApiError || caller?.aborted) throw error
    throw new ApiError(operation, reasonOf(error))
  }
}

function reasonOf(error: unknown): 'person' | 'another-flow' | 'timeout' | 'network' {
  if (error instanceof AnotherOwnerError) return error.owner === 'flow' ? 'another-flow' : 'person'
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network'
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

/** The JSON body of an answer. @throws ApiError `malformed`, naming the field but not its value */
async function readJson<T>(
  operation: Operation,
  response: Response,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  const result = v.safeParse(schema, parse(await response.text()))
  if (result.success) return result.output
  const field = v.getDotPath(result.issues[0]) ?? 'its root'
  throw new ApiError(operation, 'malformed', response, `at ${field}`)
}

/** The value of a JSON text, in which null means the same as a missing field; undefined if it is none. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => value ?? undefined)
  } catch {
    return undefined
  }
}

/** Operations that answer with a picture, in JSON or in binary form. */
export type ImageOperation = {
  [Op in Operation]: Responses<Op> extends { 200: { content: { 'image/png': Blob } } } ? Op : never
}[Operation]

/** A picture to show: an address (http, https or data) or a PNG or JPEG of that type. */
export type Picture = { kind: 'url'; url: string } | { kind: 'blob'; blob: Blob }

/**
 * Reads a picture in any of the forms in which the API may answer (product §7): a base64 or URL
 * string, an object with a url, or the binary picture. Throws as `call` does, also if the answer is
 * not a picture.
 */
export function callForPicture<Op extends ImageOperation>(
  operation: Op,
  init: Init<Op>,
): Promise<Picture> {
  return exchange(operation, init, async (response) => {
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? true
    const picture = isJson
      ? pictureFrom(await readJson(operation, response, ImageAnswer))
      : pictureOf(new Uint8Array(await response.arrayBuffer()))
    if (picture === null) throw new ApiError(operation, 'malformed', response, 'no picture')
    return picture
  })
}

function pictureFrom(answer: string | { url: string }): Picture | null {
  if (typeof answer === 'object') return pictureAt(answer.url)
  // Base64 is tried first: a JPEG in base64 begins with «/9j/», which looks like a path.
  return pictureOf(bytesOf(answer)) ?? pictureAt(answer)
}

/** The type is determined by the first bytes, not by the answer's header. */
function pictureOf(bytes: Uint8Array<ArrayBuffer>): Picture | null {
  const type = imageType(bytes)
  return type && { kind: 'blob', blob: new Blob([bytes], { type }) }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

function pictureAt(url: string): Picture | null {
  if (!/^(?:https?:\/\/|data:image\/|\/)/i.test(url) || !URL.canParse(url, apiBase())) return null
  return { kind: 'url', url: new URL(url, apiBase()).href }
}
