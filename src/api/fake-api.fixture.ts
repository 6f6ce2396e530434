import { createHash } from 'node:crypto'

/** One request as it was received. */
export interface Sending {
  /** Identifies the request: its header X-Request. */
  id: string
  bearer: string | null
  /** Content type and body, byte for byte. */
  print: string
}

/** What the refresh call answers. */
export type Refresh = 'ok' | 'network' | { status: number; body: string }

/**
 * Test double: the API behind `fetch`, with tokens that expire. Every answer waits for `turn`, so
 * that the test decides the order in which requests are received and answered.
 */
export class FakeApi {
  validToken = 'T2'
  refreshToken = 'R1'
  rejectsAll = false
  refresh: Refresh = 'ok'
  refreshes: { url: string; bearer: string | null; body: string }[] = []
  sendings: Sending[] = []
  onRefresh: () => void = () => {}
  readonly #turn: () => Promise<unknown>

  constructor(turn: () => Promise<unknown> = () => Promise.resolve()) {
    this.#turn = turn
  }

  fetch = async (input: Request | string, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    const bearer = request.headers.get('Authorization')
    const isRefresh = new URL(request.url).pathname === '/v1/auth/login/refresh'
    // Recorded when it is sent, before anything else happens.
    const sending: Sending = { id: request.headers.get('X-Request') ?? '', bearer, print: '' }
    if (!isRefresh) this.sendings.push(sending)
    const body = Buffer.from(await request.arrayBuffer())
    sending.print = `${request.headers.get('Content-Type')} ${hash(body)}`
    await this.#turn()
    const answer = isRefresh
      ? this.#renew({ url: request.url, bearer, body: body.toString() })
      : new Response(null, { status: this.#accepts(bearer) ? 200 : 401 })
    await this.#turn()
    return answer
  }

  #accepts(bearer: string | null): boolean {
    return !this.rejectsAll && bearer === `Bearer ${this.validToken}`
  }

  #renew(call: { url: string; bearer: string | null; body: string }): Response {
    this.refreshes.push(call)
    this.onRefresh()
    if (this.refresh === 'network') throw new TypeError('Failed to fetch')
    if (this.refresh !== 'ok') return new Response(this.refresh.body, this.refresh)
    const spent = new URL(call.url).searchParams.get('refresh_token') !== this.refreshToken
    if (spent) return new Response(null, { status: 401 })
    this.refreshToken = 'R2'
    return Response.json({ access_token: this.validToken, refresh_token: this.refreshToken })
  }
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
