import { type ApiError, isApiError } from '#src/api/api-error.ts'
import type { Operation } from '#src/api/operation.ts'

import { auth } from './auth.ts'
import type { Catalogue, Message } from './message.ts'
import { ANOTHER_FLOW, ANOTHER_PERSON, NO_VERIFICATION_ID, SOMETHING_WRONG } from './messages.ts'
import { OvertakenError } from './overtaken.ts'

type Texts = { [status: number]: Message | undefined; other: Message }

/** The forms before signing in know only their own texts; the rest comes with the query client. */
const known: Partial<Record<Operation, Texts>> = { ...auth }

/** Teaches the reader the texts of more operations. */
export function learnTexts(catalogue: Catalogue<Operation>): void {
  Object.assign(known, catalogue)
}

/**
 * What the user reads about a failure, in Ukrainian, whatever was thrown; `field` names the field of
 * the form that it belongs to. The one reader of the catalogue.
 */
export function errorMessage(error: unknown): { text: string; field: string | null } {
  if (error instanceof OvertakenError) return { text: error.message, field: null }
  const message = isApiError(error) ? textOf(error) : SOMETHING_WRONG
  return typeof message === 'string' ? { text: message, field: null } : message
}

function textOf({ operation, reason, status }: ApiError): Message {
  if (reason === 'person') return ANOTHER_PERSON
  if (reason === 'verification') return NO_VERIFICATION_ID
  if (reason === 'another-flow') return ANOTHER_FLOW
  const texts = known[operation]
  return texts?.[status ?? 'other'] ?? texts?.other ?? SOMETHING_WRONG
}
