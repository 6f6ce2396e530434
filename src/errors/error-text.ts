import { type ApiError, isApiError } from '#src/api/api-error.ts'

import { catalogue } from './catalogue.ts'
import type { Message } from './message.ts'
import { SOMETHING_WRONG } from './messages.ts'

/**
 * What the user reads about a failure, in Ukrainian, whatever was thrown; `field` names the field of
 * the form that it belongs to. The one reader of the catalogue.
 */
export function errorMessage(error: unknown): { text: string; field: string | null } {
  const message = isApiError(error) ? textOf(error) : SOMETHING_WRONG
  return typeof message === 'string' ? { text: message, field: null } : message
}

function textOf({ operation, status }: ApiError): Message {
  const texts: { [status: number]: Message | undefined; other: Message } = catalogue[operation]
  return texts[status ?? 'other'] ?? texts.other
}
