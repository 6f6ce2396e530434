import type { components } from '#src/api/contract.gen.ts'

export type ErrorCode = components['schemas']['Error']['code']

/**
 * A handler's or rule's «no»: becomes the contract's error body with this status. The response check
 * fails loudly where the operation does not document the status.
 */
export class Refusal extends Error {
  readonly status: number
  readonly code: ErrorCode
  /** Seconds for the Retry-After header of a 429. */
  readonly retryAfter: number | undefined

  constructor(status: number, code: ErrorCode, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}
