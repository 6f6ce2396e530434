/** The ways in which a call is broken on a screen: docs/behaviour.md «Faults: what the user sees». */
import { type ContractOperation, operations } from '#mocks/engine/contract.ts'
import type { Operation } from '#src/api/operation.ts'

import { statusesOf } from './expected.ts'

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

const RENEWING = ['401 then refreshed', '401 then signed out'] as const

/**
 * What no screen tells from a failure with the operation's own text, because only the client knows the
 * difference (`src/api/failures.test.ts`): played once for each sort of call.
 */
export const FURTHER: { readonly [call in `${Operation} at ${string}`]?: readonly Kind[] } = {
  // A read that the screen waits for, one of a part of it, and one after a press.
  'GET /v1/users/me at /settings': [418, 500, 'network', 'timeout', ...RENEWING],
  'GET /v1/coaches/{id}/clients at /client-baze': ['malformed', 'network', 'timeout', ...RENEWING],
  'GET /v1/programs/muscles at /select-exercise': ['invalid', 'network', 'timeout', ...RENEWING],
  // Product §8 has the reason in the text.
  'GET /v1/users/{id} at /coach/olena-koval': [418, 'malformed', 'invalid', 'network', 'timeout'],
  // A picture.
  'GET /v1/users/{id}/image at /coach': ['malformed', 'network', 'timeout'],
  // A change by a form, one of several calls, and one that is shown before its answer.
  'POST /v1/programs/ at /create-workout': [418, 422, 'timeout', '401 then refreshed'],
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

/** The call of a screen, as far as it chooses the failures. */
interface OfScreen {
  url: string
  but?: { readonly [status: number]: unknown }
  isPublic?: boolean
}

/**
 * The failures that a screen can tell apart: statuses with a text of their own or another result, a
 * failure with the operation's own text, a success that is not readable, and the end of the session
 * during a change or on a public screen. The 401 rule does not apply to the auth calls, nor to calls
 * that need no token (decision 2).
 */
export function failuresOf(operation: Operation, { url, but = {}, isPublic }: OfScreen): Kind[] {
  const hasOwn = (status: number): boolean =>
    statusesOf(operation).includes(status) || but[status] !== undefined
  const kinds: Kind[] = [...documentedFailures(operation).filter(hasOwn), 503]
  if (!isOnlyUnreadable('empty', operation)) kinds.push('empty')
  if (contractOf(operation).auth !== 'none' && (isChange(operation) || isPublic))
    kinds.push('401 then signed out')
  return [...new Set([...kinds, ...(FURTHER[`${operation} at ${url}`] ?? [])])]
}
