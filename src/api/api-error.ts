import type { Operation } from './operation.ts'

/**
 * Why a call failed: a status that is no success, no connection, no answer within API_TIMEOUT_MS, an
 * answer that the contract does not know, or another person who has signed in in another tab.
 */
type ApiErrorReason = 'status' | 'network' | 'timeout' | 'malformed' | 'person'

/** A failed call. Its message is for developers; what the user reads is in `src/errors`. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly operation: Operation
  readonly reason: ApiErrorReason
  /** The status that made the call fail; null for any other reason. */
  readonly status: number | null
  /** Seconds to wait before another attempt, where the answer says so. */
  readonly retryAfter: number | null

  /** @param detail what was wrong, without any value of the answer: it could be a secret */
  constructor(operation: Operation, reason: ApiErrorReason, response?: Response, detail = '') {
    super([`${operation}:`, reason, response?.status, detail].join(' ').trimEnd())
    this.operation = operation
    this.reason = reason
    this.status = reason === 'status' && response ? response.status : null
    this.retryAfter = Number(response?.headers.get('Retry-After')) || null
  }
}

export function isApiError(error: unknown): error is ApiError {
  return error instanceof ApiError
}
