import { type ApiError, isApiError, NotSentError } from '#src/api/operation.ts'

import { catalogue, type Message, type Naming, type Texts } from './catalogue.ts'
import { ANOTHER_FLOW, ANOTHER_PERSON, NO_VERIFICATION_ID, SOMETHING_WRONG } from './messages.ts'

/**
 * Nothing was sent: since the draft was begun, its item was changed in another tab, on another
 * device or by somebody else.
 */
export class OvertakenError extends NotSentError {
  override readonly name = 'OvertakenError'
}

/**
 * What the user reads about a failure, in Ukrainian, for any thrown value. `what` is the name of
 * what failed: a few texts end with it. Only this module reads the catalogue.
 */
export const failureText = (failure: unknown, what?: string): string =>
  failureWithField(failure, what).text

/** The same text, and the field of the form that it belongs to. */
export function failureWithField(
  failure: unknown,
  what = '',
): { text: string; field: string | null } {
  if (failure instanceof NotSentError) return { text: failure.message, field: null }
  const message = isApiError(failure) ? textOf(failure, what) : SOMETHING_WRONG
  return typeof message === 'string' ? { text: message, field: null } : message
}

function textOf({ operation, reason, status }: ApiError, what: string): Message {
  if (reason === 'person') return ANOTHER_PERSON
  if (reason === 'verification') return NO_VERIFICATION_ID
  if (reason === 'another-flow') return ANOTHER_FLOW
  const texts: string | Naming | Texts = catalogue[operation]
  if (typeof texts === 'function') return texts(what)
  if (typeof texts === 'string') return texts
  return (status === null ? undefined : texts.byStatus[status]) ?? texts.own
}

/** The errors of browsers, and of Vite for a style sheet, when code did not load. */
const WITHOUT_CODE = /imported module|module script|preload CSS/

/** Whether code did not load. After a deploy it may be gone, and only a new page has the new one. */
export const isWithoutCode = (error: unknown): boolean =>
  error instanceof Error && WITHOUT_CODE.test(error.message)

const BY_CONNECTION = 'Перевір з’єднання і спробуй ще раз.'
const AGAIN = 'Спробуй ще раз.'

const BY_STATUS: { [status: number]: string | undefined } = {
  403: 'До цього немає доступу.',
  404: 'Можливо, це вже видалили або посилання застаріло.',
  429: 'Забагато спроб. Спробуй трохи згодом.',
}

/** Whether a call had no answer: no connection, or not in time. */
export const isUnconnected = (error: unknown): boolean =>
  isApiError(error) && (error.reason === 'network' || error.reason === 'timeout')

/**
 * What to do after something failed. The connection is mentioned only if no answer, or no code, was
 * received.
 */
export function failureAdvice(error: unknown): string {
  if (isUnconnected(error) || isWithoutCode(error)) return BY_CONNECTION
  const status = isApiError(error) ? error.status : null
  if (status === null) return AGAIN
  return BY_STATUS[status] ?? (status >= 500 ? 'Це на нашому боці. Спробуй трохи згодом.' : AGAIN)
}
