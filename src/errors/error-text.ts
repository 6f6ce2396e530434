import { type ApiError, isApiError } from '#src/api/calls/api-error.ts'

import type { Message, Naming, Texts } from './catalogue-types.ts'
import { catalogue } from './catalogue.ts'
import { ANOTHER_FLOW, ANOTHER_PERSON, NO_VERIFICATION_ID, SOMETHING_WRONG } from './messages.ts'
import { OvertakenError } from './overtaken.ts'

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
  if (failure instanceof OvertakenError) return { text: failure.message, field: null }
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
