import { isApiError } from '#src/api/operation.ts'

/**
 * The moment until which the server refuses more attempts, in ms; 0 if the failure is not a
 * lockout.
 */
export function lockedUntil(error: Error | null): number {
  if (!isApiError(error) || (error.status !== 429 && error.status !== 423)) return 0
  return error.retryAt ?? 0
}
