import { isApiError } from '#src/api/calls/api-error.ts'

const LATER = 'Це на нашому боці. Спробуй трохи згодом.'

/** The errors of browsers, and of Vite for a style sheet, when code did not load. */
const WITHOUT_CODE =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/

const BY_CONNECTION = 'Перевір з’єднання і спробуй ще раз.'

const BY_STATUS: { [status: number]: string | undefined } = {
  403: 'До цього немає доступу.',
  404: 'Можливо, це вже видалили або посилання застаріло.',
  429: 'Забагато спроб. Спробуй трохи згодом.',
}

/**
 * What to do after something failed to load. The connection is mentioned only if no answer, or no
 * code, was received.
 */
export function failureAdvice(error: unknown): string {
  if (!isApiError(error))
    return error instanceof Error && WITHOUT_CODE.test(error.message)
      ? BY_CONNECTION
      : 'Спробуй ще раз.'
  const { reason, status } = error
  if (reason === 'network' || reason === 'timeout') return BY_CONNECTION
  if (status === null) return 'Спробуй ще раз.'
  return BY_STATUS[status] ?? (status >= 500 ? LATER : 'Спробуй ще раз.')
}
