import { type ApiError, isApiError } from '#src/api/api-error.ts'
import { COACH_NOT_LOADED, SOMETHING_WRONG } from '#src/errors/messages.ts'

/** Whether nobody can be shown at this address: no such user, or one who is not public. */
export function isNoCoach(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 403)
}

/** Spec §8 Public coach page: 'Помилка при завантаженні даних тренера: ' and what went wrong. */
export function coachFailureText(error: unknown): string {
  return COACH_NOT_LOADED + (isApiError(error) ? reasonOf(error) : SOMETHING_WRONG)
}

function reasonOf({ reason, status }: ApiError): string {
  if (reason === 'network') return 'немає з’єднання'
  if (reason === 'timeout') return 'сервер не відповів вчасно'
  if (reason === 'malformed') return 'сервер відповів незрозуміло'
  return `сервер відповів помилкою ${status}`
}
