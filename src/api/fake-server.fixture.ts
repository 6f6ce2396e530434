import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'

export interface Received {
  method: string
  url: string
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface Answer {
  status: number
  headers?: Record<string, string>
  body?: string | Uint8Array
}

/** Test double: a real HTTP server that answers what the test sets, and records its requests. */
export class FakeServer {
  readonly received: Received[] = []
  answer: (request: Received) => Answer = () => ({ status: 204 })
  readonly #server: Server
  readonly url: string

  private constructor(server: Server, url: string) {
    this.#server = server
    this.url = url
  }

  static start(): Promise<FakeServer> {
    const server = createServer()
    return new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        if (typeof address !== 'object' || address === null) throw new Error('No port')
        const fake = new FakeServer(server, `http://127.0.0.1:${address.port}`)
        fake.#listen()
        resolve(fake)
      })
    })
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => {
      this.#server.close(() => resolve())
    })
  }

  #listen(): void {
    this.#server.on('request', (request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const { method = '', url = '', headers } = request
        const received = { method, url, headers, body: Buffer.concat(chunks) }
        this.received.push(received)
        const { status, headers: answered = {}, body } = this.answer(received)
        response.writeHead(status, answered).end(body)
      })
    })
  }
}

export function json(value: unknown, status = 200): Answer {
  return {
    status,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(value),
  }
}
