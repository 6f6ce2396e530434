/**
 * Thrown by a handler or a rule: becomes an error body `{ code, message }` with this status. The
 * response check fails if the operation does not document the status. A product types the codes of
 * its contract.
 */
export class Refusal<Code extends string = string> extends Error {
  readonly status: number
  readonly code: Code
  /** Seconds for the Retry-After header of a 429. */
  readonly retryAfter: number | undefined

  constructor(status: number, code: Code, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}
