/** Test double: a real HTTP server whose answers can be broken in every way. */
import { createServer, type Server, type ServerResponse } from 'node:http'

import type { Operation } from '#src/api/operation.ts'
import { describedOperation } from '#tests/contract/contract-document.ts'

import { bareStatus, type Breakage } from '../kinds.ts'

const FRESH_TOKENS = { access_token: 'T2', refresh_token: 'R2' }

/** The contract's own example of an operation's success. */
export function exampleOf(operation: Operation): { status: number; body: unknown } {
  const answer = describedOperation(operation).answers.find(({ status }) => Number(status) < 400)
  return { status: Number(answer?.status), body: answer?.content?.['application/json']?.example }
}

interface Answer {
  /** Its Content-Type. */
  type: string
  body: string | Uint8Array
}

export class BrokenServer {
  /** `METHOD url` of the received calls. */
  received: string[] = []
  url = ''
  readonly #server: Server
  #broken: { operation: Operation; breakage: Breakage } | null = null
  #fixed: Answer | null = null
  #refresh: Breakage = 'slow'
  #arrived: (url: string) => void = () => undefined

  constructor() {
    this.#server = createServer((request, response) => {
      request.resume()
      request.on('end', () => {
        const { method = '', url = '', headers } = request
        this.received.push(`${method} ${url}`)
        this.#answer(response, isRefresh(url), headers.authorization === 'Bearer T2')
        this.#arrived(url)
      })
    })
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const address = this.#server.address()
    if (typeof address !== 'object' || address === null) throw new Error('No port')
    this.url = `http://127.0.0.1:${address.port}`
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** Breaks an operation from now on; the returned promise resolves when its call has arrived. */
  break(operation: Operation, breakage: Breakage): Promise<void> {
    this.#broken = { operation, breakage }
    this.#refresh = breakage === '401 then signed out' ? 401 : 'slow'
    return this.#arrival(() => true)
  }

  /**
   * Answers the profile's call with 401 and breaks the refresh; the returned promise resolves when
   * the refresh has arrived.
   */
  breakRefresh(breakage: Breakage): Promise<void> {
    this.#broken = { operation: 'GET /v1/users/me', breakage: '401 then refreshed' }
    this.#refresh = breakage
    return this.#arrival(isRefresh)
  }

  /** Answers every call from now on with 200 and this. */
  answerWith(answer: Answer): void {
    this.#fixed = answer
  }

  #arrival(wanted: (url: string) => boolean): Promise<void> {
    this.received = []
    return new Promise((resolve) => {
      this.#arrived = (url) => wanted(url) && resolve()
    })
  }

  #answer(response: ServerResponse, ofRefresh: boolean, isRenewed: boolean): void {
    if (this.#fixed) {
      const { type, body } = this.#fixed
      return void response.writeHead(200, { 'Content-Type': type }).end(body)
    }
    if (ofRefresh) return breakAnswer(response, this.#refresh, { status: 200, body: FRESH_TOKENS })
    if (this.#broken === null) return
    const { operation, breakage } = this.#broken
    const good = exampleOf(operation)
    const isTokenOver = breakage === '401 then refreshed' || breakage === '401 then signed out'
    if (isTokenOver && isRenewed) answer(response, good)
    else breakAnswer(response, isTokenOver ? 401 : breakage, good)
  }
}

const isRefresh = (url: string): boolean => url.startsWith('/v1/auth/login/refresh')

type Good = ReturnType<typeof exampleOf>

const answer = (response: ServerResponse, { status, body }: Good): void =>
  write(response, status, body === undefined ? undefined : JSON.stringify(body))

/** Sends a broken answer; with `slow` the good one after 20 ms. */
function breakAnswer(response: ServerResponse, breakage: Breakage, good: Good): void {
  const status = good.status === 204 ? 200 : good.status
  const bare = bareStatus(breakage)
  if (bare !== null) return write(response, bare, '')
  if (typeof breakage === 'number')
    return write(response, breakage, '{"code":"server_error","message":"No such thing"}')
  switch (breakage) {
    case 'network':
      return void response.socket?.destroy()
    case 'truncated':
      response.writeHead(status, { 'Content-Type': 'application/json', 'Content-Length': '500' })
      return void response.write('{"id":', () => response.socket?.destroy())
    case 'proxy page':
      response.writeHead(502, { 'Content-Type': 'text/html' })
      return void response.end('<html><h1>502 Bad Gateway</h1></html>')
    case 'malformed':
      return write(response, status, '{"id": ')
    case 'invalid':
      return write(response, status, '{"unexpected":true,"otp_code":7}')
    case 'empty':
      return write(response, status, '')
    case 'slow':
      return void setTimeout(answer, 20, response, good)
    default:
      return undefined // no answer at all
  }
}

function write(response: ServerResponse, status: number, body?: string): void {
  if (body === undefined) return void response.writeHead(status).end()
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
  response.writeHead(status, headers).end(body)
}
