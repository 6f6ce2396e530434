/**
 * One HTTP call with exactly the given headers, including Host and Origin, which `fetch` sets
 * itself.
 */
import { request } from 'node:http'
import { text } from 'node:stream/consumers'

interface RawRequest {
  method: string
  headers: Record<string, string>
  body: string | Buffer
}

export interface RawAnswer {
  status: number
  type: string
  /** Which origins may read it, or null. */
  cors: string | null
  text: string
}

export const rawCall = (url: string, { method, headers, body }: RawRequest): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const call = request(url, { method, headers }, (answer) => {
      const status = answer.statusCode ?? 0
      const type = answer.headers['content-type'] ?? ''
      const cors = answer.headers['access-control-allow-origin'] ?? null
      text(answer).then((read) => resolve({ status, type, cors, text: read }), reject)
    })
    call.on('error', reject)
    call.end(body)
  })
