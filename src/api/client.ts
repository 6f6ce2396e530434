/**
 * The typed client: calls an operation of the contract by its name, and checks the answer. Below it,
 * what it sends with: the time limit, the bearer token, and its renewal after a 401.
 */
import createClient, { type RequestBodyOption } from 'openapi-fetch'
import * as v from 'valibot'

import { tokensRenewed, type TokenPair } from '#src/domain/auth-flow.ts'
import { imageType } from '#src/domain/image-file.ts'
import { noteServerTime } from '#src/domain/time/now.ts'

import { anotherOwner, changeAuth, claimFor, endAuth, onAuthChange, readAuth } from './auth.ts'
import { ApiError, type Entry, type Operation, type Responses, type Success } from './operation.ts'
import { ImageAnswer, Tokens } from './schemas.gen.ts'

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
  if (!/^(?:https?:\/\/|data:image\/|\/)/i.test(url)) return null
  try {
    return { kind: 'url', url: new URL(url, apiBase()).href }
  } catch {
    return null
  }
}

/**
 * The origin and path of the API, without a slash at the end: `VITE_API_URL`, or this page's own
 * origin.
 */
export function apiBase(): string {
  const base = new URL(import.meta.env.VITE_API_URL || location.origin)
  return base.href.replace(/\/$/, '')
}

/** How long a call may take, its answer's body included (product §9). */
export const API_TIMEOUT_MS = 100_000

/**
 * Runs work with a signal, which aborts when the caller aborts, or after API_TIMEOUT_MS with a
 * TimeoutError. The promise rejects then even if the work ignores its signal.
 */
export async function withTimeout<T>(
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const clock = new AbortController()
  const timer = setTimeout(
    () => clock.abort(new DOMException('No answer in time', 'TimeoutError')),
    API_TIMEOUT_MS,
  )
  // As `AbortSignal.any`, which the oldest browsers do not have.
  const follow = (): void => clock.abort(caller?.reason)
  if (caller?.aborted) follow()
  caller?.addEventListener('abort', follow)
  const { signal } = clock
  try {
    return await Promise.race([work(signal), abortion(signal)])
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener('abort', follow)
  }
}

function abortion(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

/**
 * Thrown if the page belongs to one person, but the stored session to another person or to a flow
 * that has begun since.
 */
export class AnotherOwnerError extends Error {
  override readonly name = 'AnotherOwnerError'
  readonly owner: ReturnType<typeof anotherOwner>

  constructor(owner: ReturnType<typeof anotherOwner>) {
    super()
    this.owner = owner
  }
}

/** A call that the page sends before the code has loaded (src/build/arrive.ts). */
interface FirstCall {
  url: string
  /** Null for a visitor who is not signed in. */
  token: string | null
  answer: Promise<Response>
}

declare global {
  var firstCalls: FirstCall[] | undefined
}

/** Returns the answer of such a call, once, if URL and token are the same; otherwise null. */
export function takeFirstCall(
  { method, url }: Request,
  token: string | null,
): Promise<Response> | null {
  const calls = globalThis.firstCalls ?? []
  const at = calls.findIndex((one) => one.url === url && one.token === token)
  if (method !== 'GET' || at < 0) return null
  const [first] = calls.splice(at, 1)
  return first?.answer ?? null
}

/**
 * `fetch` with the stored bearer token (product §6), for the API only. After a 401 it renews the
 * tokens and repeats the request once (product §4); if that is not possible, it returns the 401.
 *
 * @throws AnotherOwnerError when somebody else has signed in, or has begun to in another tab: nothing is sent
 * @throws TypeError as `fetch` does, if the device went offline before the tokens were renewed
 */
export async function authorisedFetch(request: Request): Promise<Response> {
  const used = readAuth()
  const isApi = request.url.startsWith(`${apiBase()}/`)
  if (!isApi) return fetch(request)
  if (!claimFor(used)) throw new AnotherOwnerError(anotherOwner(used))
  if (!used.token) return sendWith(request, null)

  // A clone: sending consumes the body, and the repetition needs it byte for byte.
  const answer = await sendWith(request.clone(), used.token)
  // A 401 of the auth calls has its own text (decision 2).
  const isAuth = request.url.startsWith(`${apiBase()}/v1/auth/`)
  if (answer.status !== 401 || isAuth) return answer

  await renewTokens(used.token)
  const { token, phone, refreshToken } = readAuth()
  // The renewal did not reach the server, and the 401 only means that the token must be renewed.
  if (token === used.token && refreshToken) throw new TypeError('Offline')
  // Another person may have signed in meanwhile: never send this request in their name.
  if (!token || token === used.token || phone !== used.phone) return answer
  return sendWith(request, token)
}

async function sendWith(request: Request, token: string | null): Promise<Response> {
  const early = await takeFirstCall(request, token)?.catch(() => null)
  if (token !== null) request.headers.set('Authorization', `Bearer ${token}`)
  // An early call was sent at some time since the page was opened.
  const sentAt = early ? performance.timeOrigin : Date.now()
  const answer = early ?? (await fetch(request))
  noteServerTime(answer.headers, sentAt)
  return answer
}

/** The renewal in progress, and the token that it replaces. */
let flight: { token: string; done: Promise<void> } | null = null

/**
 * Renews the tokens after the API rejected one (product §4), with one refresh for all calls and
 * tabs. Afterwards the session has another token or has ended; without a refresh token, or offline,
 * it is unchanged.
 */
export async function renewTokens(rejected: string): Promise<void> {
  const { token } = readAuth()
  if (flight !== null && flight.token === token) return flight.done
  if (token !== rejected) return // renewed already, or signed out

  const own = { token, done: renewal(token) }
  flight = own
  await own.done
  if (flight === own) flight = null
}

/** Waits until this tab has renewed the token, or sees that another one has. */
async function renewal(token: string): Promise<void> {
  let stop = (): void => {}
  const replaced = new Promise<void>((resolve) => {
    stop = onAuthChange(() => {
      if (readAuth().token !== token) resolve()
    })
  })
  try {
    await Promise.race([replaced, renewLocked(token, replaced)])
  } finally {
    stop()
  }
}

/**
 * How long a tab waits for another one, which may be suspended: for its lock, and after a refusal
 * for the new token of another tab.
 */
const LONGEST_WAIT_MS = 5000

/** How long the lock is held after a renewal, so that the next tab sees the new token first. */
const SPREADING_MS = 2000

/**
 * How long to wait until a call without an answer counts as failed. A page that is being reloaded
 * aborts its call, sees a failure and can still write: it would sign out the person whose tokens
 * the next page renews. Such a page does not live for that long.
 */
const LEAVING_MS = 500

const pause = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms))

/**
 * The lock under which a token is renewed. Each token has its own, so that nobody waits for an
 * unrelated one. The token has expired by then and is no longer a secret.
 */
const lockOf = (token: string): string => `pulse-refresh ${token}`

/**
 * Renews while no other tab does, if tabs share a lock. On plain HTTP, with blocked storage, or
 * when a tab holds the lock too long, each tab sends a refresh; a tab whose refresh is refused
 * waits for the tokens of another one.
 */
async function renewLocked(token: string, replaced: Promise<void>): Promise<void> {
  const hold = async (): Promise<void> => {
    if (readAuth().token !== token) return // already renewed by another tab, or signed out
    await renew(token, () => Promise.resolve())
    // A busy browser notifies other tabs some time after the new token was written.
    if (readAuth().token !== token) await pause(SPREADING_MS)
  }
  try {
    const signal = AbortSignal.timeout(LONGEST_WAIT_MS)
    await navigator.locks.request(lockOf(token), { signal }, hold)
  } catch {
    await renew(token, () => Promise.race([replaced, pause(LONGEST_WAIT_MS)]))
  }
}

/**
 * Requests new tokens, unless another tab has renewed them. Signs out if the server returns none
 * and no other tab has stored new ones by the time that `others` resolves.
 */
async function renew(token: string, others: () => Promise<void>): Promise<void> {
  const session = readAuth()
  if (session.token !== token || !session.refreshToken) return // renewed by another tab, or signed out
  const answer = await requestTokens(session.refreshToken)
  const isFailure = answer === 'refused' || answer === 'no answer'
  if (isFailure) await others()
  if (answer === 'no answer' && readAuth().token === token) await pause(LEAVING_MS)
  // If the person signed out while we waited, they stay signed out; a newer token is not
  // overwritten.
  if (readAuth().token !== token) return
  // Without a network the renewal has not failed: it is repeated when the connection is back.
  if (answer === 'no answer' && 'onLine' in navigator && !navigator.onLine) return
  if (isFailure) endAuth()
  else changeAuth((current) => tokensRenewed(current, answer))
}

/**
 * POST /v1/auth/login/refresh, without a body or bearer token. An unreadable answer counts as none.
 */
async function requestTokens(refreshToken: string): Promise<TokenPair | 'refused' | 'no answer'> {
  const query = new URLSearchParams({ refresh_token: refreshToken })
  const url = `${apiBase()}/v1/auth/login/refresh?${query}`
  try {
    return await withTimeout(undefined, async (signal) => {
      const response = await fetch(url, { method: 'POST', signal })
      return response.ok ? v.parse(Tokens, await response.json()) : 'refused'
    })
  } catch {
    return 'no answer'
  }
}
