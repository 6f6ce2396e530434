/**
 * The HTTP door: answers Node's requests from a mock in memory. It handles the API and the control.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'

import { createControl } from '../control/control.ts'
import { CONTROL_PATH } from '../control/remote-control.ts'
import { answer, type MockServer } from '../pipeline/pipeline.ts'
import { unknownCall } from '../pipeline/unknown-call.ts'
import { controlRefusal } from './control-guard.ts'

/** The methods that a call of the API may have. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Not for the control, which accepts no pages of other origins. */
export const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': METHODS.join(', '),
  'access-control-expose-headers': 'date, retry-after',
  'access-control-max-age': '600',
}

/** Above the largest picture and the largest state file. */
const MAX_BODY = 32 * 1024 * 1024
const TOO_LARGE = 'A body may have at most 32 MB'

/**
 * A response with the parts of its text, which Node sends: a body would be copied several times. A
 * list has a part for each item, because the text of all of them would be large.
 */
class TextResponse extends Response {
  readonly parts: string[]

  constructor(body: unknown, init: ResponseInit) {
    super(null, init)
    this.parts =
      Array.isArray(body) && body.length > 0
        ? [...body.map((item, at) => (at === 0 ? '[' : ',') + JSON.stringify(item)), ']']
        : [JSON.stringify(body)]
    const size = this.parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0)
    this.headers.set('content-length', String(size))
  }
}
const respond = (body: unknown, init: ResponseInit): Response => new TextResponse(body, init)

/** A handler for the paths of the API and of the control; it returns false for any other path. */
export function createHttpDoor(
  server: MockServer,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const handles = new Map<string, unknown>(Object.entries(createControl(server)))

  const answerControl = async (name: string, request: Request): Promise<Response> => {
    try {
      const run = handles.get(name)
      if (typeof run !== 'function') throw new Error(`No such handle: ${name}`)
      const args: unknown = await request.json()
      if (!Array.isArray(args)) throw new Error('The arguments must be an array')
      // Null if the function returns nothing: an answer of a mock always has a `result`.
      return Response.json({ result: (await run(...args)) ?? null })
    } catch (error) {
      return Response.json({ error: error instanceof Error ? error.message : String(error) })
    }
  }

  const control = async (url: URL, incoming: IncomingMessage): Promise<Response> => {
    const refusal = controlRefusal(incoming.method ?? '', incoming.headers)
    if (refusal) return Response.json({ error: refusal.error }, { status: refusal.status })
    const request = await toRequest(incoming, url)
    if (!request) return Response.json({ error: TOO_LARGE }, { status: 413 })
    return answerControl(url.pathname.slice(CONTROL_PATH.length), request)
  }

  const api = async (url: URL, incoming: IncomingMessage): Promise<Response> => {
    const { method = '' } = incoming
    if (method === 'OPTIONS') return new Response(null, { status: 204 })
    if (!METHODS.includes(method)) return unknownCall(url.pathname).response
    const request = await toRequest(incoming, url)
    if (request) return answer(request, { ...server, respond, unknown: unknownCall })
    return Response.json({ code: 'payload_too_large', message: TOO_LARGE }, { status: 413 })
  }

  return async (incoming, outgoing) => {
    const url = addressOf(incoming)
    if (!url) {
      await send(Response.json({ error: 'No such address' }, { status: 400 }), outgoing)
      return true
    }
    if (url.pathname.startsWith(CONTROL_PATH)) {
      await send(await control(url, incoming), outgoing)
      return true
    }
    // In upper case, or after two slashes, it is answered with what is wrong with it.
    const path = url.pathname.replace(/^\/+/, '/').toLowerCase()
    if (!path.startsWith(server.product.prefix)) return false
    for (const [name, value] of Object.entries(CORS)) outgoing.setHeader(name, value)
    const response = await api(url, incoming)
    // The network fault: the connection ends without an answer.
    if (response.type === 'error') incoming.socket.destroy()
    else await send(response, outgoing)
    return true
  }
}

/** The unreserved characters of a path, percent-encoded: each means the same as itself. */
const NEEDLESS = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi

/** The address of a call; null if it is not one. */
function addressOf({ url = '', headers }: IncomingMessage): URL | null {
  const origin = URL.parse(`http://${headers.host ?? 'localhost'}`)?.origin
  const plain = url.replace(/^[^?]*/, (path) => path.replaceAll(NEEDLESS, decodeURIComponent))
  // A path that begins with two slashes would be read as a host.
  return origin === undefined
    ? null
    : URL.parse(plain.startsWith('/') ? origin + plain : plain, origin)
}

/** The call with its body; null if the body is larger than the limit. */
async function toRequest(incoming: IncomingMessage, url: URL): Promise<Request | null> {
  // A HEAD is answered as its GET; Node leaves out the body.
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET')
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (typeof value === 'string') headers.set(name, value)
  const sent = await readBody(incoming)
  if (!sent) return null
  headers.set('content-length', String(sent.length))
  const body = method === 'GET' ? null : sent
  return new Request(url, { method, headers, body })
}

/**
 * The body; null if it is too large. Such a body is also read to its end, because a caller does not
 * read the answer while it is still sending.
 */
async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of incoming) {
    if (!(chunk instanceof Uint8Array)) throw new Error('The body must be bytes')
    size += chunk.length
    if (size <= MAX_BODY) chunks.push(chunk)
    else chunks.length = 0
  }
  return size <= MAX_BODY ? Buffer.concat(chunks) : null
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status
  outgoing.setHeaders(response.headers)
  if (!(response instanceof TextResponse)) {
    outgoing.end(Buffer.from(await response.arrayBuffer()))
    return
  }
  outgoing.cork()
  for (const part of response.parts) outgoing.write(part)
  outgoing.end()
}
