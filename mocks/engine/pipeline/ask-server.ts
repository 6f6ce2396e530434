/** Sends a call to the real server, and checks its answer as the mock's own answers are checked. */
import { type ContractOperation, loadChecks } from '../contract.ts'
import type { Outcome } from './log-call.ts'
import { checkServerAnswer } from './server-answer-check.ts'
import type { Upstream } from './upstream.ts'

/** The headers of calls and answers that the API uses. */
const SENT = ['authorization', 'content-type', 'accept', 'accept-language']
const ANSWERED = ['content-type', 'retry-after']

const some = (headers: Headers, names: readonly string[]): [string, string][] =>
  names.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })

const BODILESS = new Set([204, 205, 304])

/**
 * The server's answer, unchanged, even if it breaks the contract: the product must receive it, too.
 * If there is no answer, the result is a broken connection. `call` is an unread copy.
 */
export async function askServer(
  upstream: Upstream,
  operation: ContractOperation,
  call: Request,
): Promise<Outcome> {
  const { pathname, search } = new URL(call.url)
  const { method, headers } = call
  try {
    const sent = await call.arrayBuffer()
    const answer = await upstream.send(pathname + search, {
      method,
      headers: some(headers, SENT),
      ...(sent.byteLength > 0 && { body: sent }),
    })
    if (answer.type === 'opaqueredirect' || (answer.status >= 300 && answer.status < 304))
      return lost('answers a redirect, which is not followed')
    const { status } = answer
    const bytes = new Uint8Array(await answer.arrayBuffer())
    await loadChecks(operation)
    const [type = ''] = answer.headers.get('content-type')?.toLowerCase().split(';') ?? []
    const { body, departure } = checkServerAnswer(operation, { status, type: type.trim(), bytes })
    const response = new Response(BODILESS.has(status) ? null : bytes, {
      status,
      headers: some(answer.headers, ANSWERED),
    })
    return {
      response,
      isServers: true,
      ...(body !== undefined && { body }),
      ...(departure !== null && { violation: departure }),
    }
  } catch (error) {
    return lost(`does not answer: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const lost = (violation: string): Outcome => ({
  response: Response.error(),
  isServers: true,
  violation,
})
