import { readAuth } from '#src/api/auth.ts'
import { type ApiError, isApiError } from '#src/api/operation.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'
import { failureAdvice, failureText } from '#src/errors/error-text.ts'
import { coachNotLoaded, SOMETHING_WRONG } from '#src/errors/messages.ts'

/** Whether there is no coach at this address: nobody, or a client, whose page is not public. */
export function isNoCoach(error: unknown): boolean {
  if (!isApiError(error)) return false
  const { status } = error
  return status === 404 || status === 403 || (status === 401 && !isSignedIn(readAuth()))
}

/**
 * What is said where there is no coach, so that a 403 differs from a 404 (decision 79). Nothing for
 * the 401 of a visitor, who can only leave.
 */
export const noCoachAdvice = (error: unknown): string | undefined =>
  isApiError(error) && error.status !== 401 ? failureAdvice(error) : undefined

/**
 * What the public coach page shows when it could not be loaded (product §8 «Public coach page»).
 */
export function coachFailureText(error: unknown): string {
  return coachNotLoaded(isApiError(error) ? reasonOf(error) : SOMETHING_WRONG)
}

function reasonOf(error: ApiError): string {
  const { reason, status } = error
  if (reason === 'network') return 'немає з’єднання'
  if (reason === 'timeout') return 'сервер не відповів вчасно'
  if (reason === 'malformed') return 'сервер відповів незрозуміло'
  if (reason === 'status') return `сервер відповів помилкою ${status}`
  return failureText(error)
}
