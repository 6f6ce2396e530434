/** The fault kinds of docs/behaviour.md «Faults: what the user sees», for each operation of the contract. */
import { type ContractOperation, operations } from '#mocks/engine/contract.ts'
import type { Operation } from '#src/api/operation.ts'

/** A status, or another way in which a call is broken. */
export type Kind =
  | number
  | 'network'
  | 'timeout'
  | 'slow'
  | 'malformed'
  | 'invalid'
  | 'empty'
  | 'reconnect'
  | '401 then refreshed'
  | '401 then signed out'

/** Statuses that no operation documents. */
const UNDOCUMENTED = [418, 503]

/** The ways in which any call can be broken. */
const ALWAYS = ['network', 'timeout', 'slow', 'malformed', 'invalid', 'empty'] as const

/** The 401 rule does not apply to the auth calls, nor to calls that need no token (decision 2). */
const REFRESHING = ['401 then refreshed', '401 then signed out'] as const

/** The contract's own description of an operation. */
export function contractOf(operation: Operation): ContractOperation {
  const found = operations.find(({ name }) => name === operation)
  if (!found) throw new Error(`The contract has no ${operation}`)
  return found
}

/** The failures that the contract documents for an operation. */
export const documentedFailures = (operation: Operation): number[] =>
  contractOf(operation)
    .answers.map(({ status }) => status)
    .filter((status) => status >= 400)

/** Every way in which an operation is broken here. */
export const kindsOf = (operation: Operation): Kind[] => [
  ...documentedFailures(operation),
  ...UNDOCUMENTED,
  ...ALWAYS,
  ...(contractOf(operation).auth === 'none' ? [] : REFRESHING),
]

/**
 * The kinds, and what is only broken over real HTTP: a truncated answer, a proxy's page in place of
 * the answer, and a status without a body.
 */
export type Breakage = Kind | 'truncated' | 'proxy page' | `bare ${number}`

/** Every way in which an operation is broken over real HTTP. */
export const clientBreakagesOf = (operation: Operation): Breakage[] => [
  ...kindsOf(operation),
  'truncated',
  'proxy page',
  ...[...documentedFailures(operation), ...UNDOCUMENTED].map(
    (status): Breakage => `bare ${status}`,
  ),
]

/** The status of an answer without a body; null for other ways. */
export const bareStatus = (breakage: Breakage): number | null =>
  typeof breakage === 'string' && breakage.startsWith('bare ') ? Number(breakage.slice(5)) : null

/** Whether a success may have no body. */
export const mayBeEmpty = (operation: Operation): boolean =>
  contractOf(operation).answers.some((answer) => answer.status === 204 || answer.mayBeEmpty)

const hasBody = (operation: Operation): boolean =>
  contractOf(operation).answers.some(({ status, check }) => status < 400 && check !== null)

/** Whether a success with a broken body still counts as a success. */
export function isOnlyUnreadable(kind: Breakage, operation: Operation): boolean {
  // A body that may be missing is read if there is one, so a truncated one times out.
  if (kind === 'truncated' && hasBody(operation)) return false
  return (
    ['malformed', 'invalid', 'empty', 'truncated'].includes(String(kind)) && mayBeEmpty(operation)
  )
}

/**
 * The ways in which an operation is broken on its screens, and a connection that is lost and comes
 * back while the screen is open. tests/faults/client breaks every call in every way; a screen sees
 * no difference between two bodies of a success that are not read.
 */
export const screenKindsOf = (operation: Operation): Kind[] => [
  ...kindsOf(operation).filter((kind) => kind === 'empty' || !isOnlyUnreadable(kind, operation)),
  'reconnect',
]

/** Kinds after which the call has succeeded. */
export const isHarmless = (kind: Breakage): boolean =>
  kind === 'slow' || kind === '401 then refreshed'
