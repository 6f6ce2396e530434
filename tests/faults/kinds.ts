/** The ways in which a call is broken on a screen: docs/behaviour.md «Faults: what the user sees». */
import { type ContractOperation, operations } from '#mocks/engine/contract.ts'
import type { Operation } from '#src/api/operation.ts'

import { statusesOf } from './expected.ts'
import type { ScreenCall } from './screens/screen-call.ts'

/** A status, or another way in which a call is broken. */
export type Kind =
  | number
  | 'network'
  | 'timeout'
  | 'slow'
  | 'malformed'
  | 'invalid'
  | 'empty'
  | '401 then refreshed'
  | '401 then signed out'

/**
 * What no screen tells from a failure with the operation's own text, because only the client knows the
 * difference (`src/api/failures.test.ts`): played once for each sort of call.
 */
export const FURTHER: { readonly [call in `${Operation} at ${string}`]?: readonly Kind[] } = {
  // A read that the screen waits for.
  'GET /v1/users/me at /settings': [418, 500, 'network', 'timeout', '401 then refreshed'],
  // Of a part of a screen, with pages.
  'GET /v1/clients/{id}/sessions at /client/05e20000-0000-4000-8000-000000000002': [
    'malformed',
    'invalid',
    'network',
    'timeout',
  ],
  // After a press.
  'GET /v1/programs/muscles at /select-exercise': ['malformed', 'network', 'timeout'],
  // Product §8 has the reason in the text.
  'GET /v1/users/{id} at /coach/olena-koval': [418, 'malformed', 'invalid', 'network', 'timeout'],
  // A picture.
  'GET /v1/users/{id}/image at /coach': ['malformed', 'network', 'timeout'],
  // A change by a form, of several calls, and one that is shown before its answer.
  'PUT /v1/calendar/sessions/{id} at /add-meeting/5e551000-0000-4000-8000-00000000008b': [
    418,
    422,
    'timeout',
    '401 then refreshed',
  ],
  'POST /v1/calendar/schedules at /schedules': [422, 'malformed', 'invalid', 'timeout'],
  'POST /v1/coaches/me/tags at /coach': [409, 'timeout'],
  // An upload.
  'POST /v1/users/me/image at /coach': [413, 422, 'empty', 'timeout'],
  // Before signing in.
  'POST /v1/auth/login at /login': [418, 422, 'malformed', 'invalid', 'timeout'],
}

/** The contract's own description of an operation. */
function contractOf(operation: Operation): ContractOperation {
  const found = operations.find(({ name }) => name === operation)
  if (!found) throw new Error(`The contract has no ${operation}`)
  return found
}

/** The failures that the contract documents for an operation. */
export const documentedFailures = (operation: Operation): number[] =>
  contractOf(operation)
    .answers.map(({ status }) => status)
    .filter((status) => status >= 400)

/** Whether a success with a broken body still counts as a success: it may have none. */
export const isOnlyUnreadable = (kind: Kind, operation: Operation): boolean =>
  ['malformed', 'invalid', 'empty'].includes(String(kind)) &&
  contractOf(operation).answers.some((answer) => answer.status === 204 || answer.mayBeEmpty)

/** Kinds after which the call has succeeded. */
export const isHarmless = (kind: Kind): boolean => kind === 'slow' || kind === '401 then refreshed'

export const isChange = (operation: Operation): boolean => !operation.startsWith('GET ')

/**
 * The failures that a screen can tell apart: statuses with a text of their own or another result, a
 * failure with the operation's own text, a success that is not readable, and the end of the session,
 * after which a change has a draft. The 401 rule does not apply to the auth calls, nor to calls that
 * need no token (decision 2).
 */
export function failuresOf(
  operation: Operation,
  { url, but, draft, isPublic }: ScreenCall,
): Kind[] {
  const own = documentedFailures(operation).filter(
    (status) => statusesOf(operation).includes(status) || but?.[status] !== undefined,
  )
  const isEnding = contractOf(operation).auth !== 'none'
  return [
    ...new Set<Kind>([
      ...own,
      503,
      ...(isOnlyUnreadable('empty', operation) ? [] : (['empty'] as const)),
      ...(isEnding && (isChange(operation) || draft || isPublic)
        ? (['401 then signed out'] as const)
        : []),
      ...(FURTHER[`${operation} at ${url}`] ?? []),
    ]),
  ]
}
