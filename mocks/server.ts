/** The HTTP door: answers Node's requests from a mock in memory. Loaded by `build/http-door.ts`. */
import type { IncomingMessage, ServerResponse } from 'node:http'

import { answer, type MockServer } from './api.ts'
import { createControl } from './control.ts'
import { RequestLog } from './log.ts'
import { CONTROL_PATH } from './remote-control.ts'
import { startScenario } from './state.ts'
import { MemoryStore } from './store.ts'

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-max-age': '600',
}

/** A handler for the paths of the API and of the control; false for a path that is neither. */
export async function createHttpDoor(): Promise<
  (request: IncomingMessage, response: ServerResponse) => Promise<boolean>
> {
  const server: MockServer = {
    store: new MemoryStore(await startScenario('typical')),
    log: new RequestLog(),
  }
  const control = new Map<string, unknown>(Object.entries(createControl(server)))

  const answerControl = async (name: string, request: Request): Promise<Response> => {
    try {
      const run = control.get(name)
      if (typeof run !== 'function') throw new Error(`No such handle: ${name}`)
      const args: unknown = await request.json()
      if (!Array.isArray(args)) throw new Error('Arguments come as an array')
      return Response.json({ result: await run(...args) })
    } catch (error) {
      return Response.json({ error: error instanceof Error ? error.message : String(error) })
    }
  }

  return async (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`)
    const isControl = url.pathname.startsWith(CONTROL_PATH)
    if (!isControl && !url.pathname.startsWith('/v1/')) return false
    for (const [name, value] of Object.entries(CORS)) outgoing.setHeader(name, value)
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(204).end()
      return true
    }
    const request = await toRequest(incoming, url)
    const response = isControl
      ? await answerControl(url.pathname.slice(CONTROL_PATH.length), request)
      : await answer(request, server)
    // The network fault: the line goes dead without an answer.
    if (response.type === 'error') incoming.socket.destroy()
    else await send(response, outgoing)
    return true
  }
}

async function toRequest(incoming: IncomingMessage, url: URL): Promise<Request> {
  const { method = 'GET' } = incoming
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers))
    if (typeof value === 'string') headers.set(name, value)
  const chunks: Uint8Array[] = await Array.fromAsync(incoming)
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(chunks)
  return new Request(url, { method, headers, body })
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}
