/**
 * What the user must read about failed calls: from the tables of product §8, not from
 * `src/errors`, so that a wrong catalogue fails.
 */
import product from '#docs/product.md?raw'
import { operations, type ContractOperation } from '#mocks/engine/contract.ts'
import type { Operation } from '#src/api/operation.ts'
import { catalogue } from '#src/errors/catalogue.ts'

export const isOperation = (name: string): name is Operation => Object.hasOwn(catalogue, name)

/** A text, and the field of the form at which it must be shown; null if at none. */
interface Wanted {
  text: string
  field: string | null
}

/** `own` is for every failure without a text of its own. */
interface Expected {
  own?: Wanted
  byStatus: { [status: string]: Wanted }
}

const [, section = ''] = product.split(/^## (?=[89]\. )/m)
const [given = ''] = section.split('### Texts of our own')

/** Every text of the specification, to the letter. */
export const SPEC_TEXTS: readonly string[] = [
  ...new Set([...given.matchAll(/«(.+?)»/g)].map(([, text = '']) => text)),
]

/** Whether a screen appends the name of what failed, or the reason, to this text. */
export const isBeginning = (text: string): boolean => /[: ]$/.test(text)

const callsIn = (text: string): Operation[] =>
  [...text.matchAll(/`([A-Z]+ \/v1\/[^`]+)`/g)].map(([, name = '']) => name).filter(isOperation)

/** A text of a cell: `«…»`, `409 «…»`, `«…», as an error of the field `phone``. */
const TEXT = /(?:(\d{3}) )?«(.+?)»(?:, as an error of the field `(\w+)`)?/g

/**
 * The texts of each call. A row names calls, or else its first cell names statuses of the calls above
 * the table: `401 or 410`; `5xx` and `other` are all that no row names. The specification comes
 * before our own texts and wins.
 */
function readSection(): Partial<Record<Operation, Expected>> {
  const found: Partial<Record<Operation, Expected>> = {}
  let above: Operation[] = []
  for (const line of section.split('\n').filter(Boolean)) {
    const [, cause, cell = ''] = line.split('|')
    if (cause === undefined) above = callsIn(line)
    const named = cause === undefined ? [] : callsIn(line)
    const rest = /^ (?:5xx|other) /.test(cause ?? '') || named.length > 0 ? ['own'] : []
    const statuses = named.length > 0 ? rest : (cause?.match(/\d{3}/g) ?? rest)
    for (const [, status, text = '', field = null] of cell.matchAll(TEXT))
      for (const name of named.length > 0 ? named : above) {
        const one = (found[name] ??= { byStatus: {} })
        for (const key of status === undefined ? statuses : [status])
          if (key === 'own') one.own ??= { text, field }
          else one.byStatus[key] ??= { text, field }
      }
  }
  return found
}

const expected = readSection()

/** The statuses for which product §8 has a text of their own. */
export const statusesOf = (operation: Operation): number[] =>
  Object.keys(expected[operation]?.byStatus ?? {}).map(Number)

/** What the user must read when a call fails in this way. */
export function wanted(operation: Operation, kind: Kind): Wanted {
  const found = expected[operation]
  const text = (typeof kind === 'number' ? found?.byStatus[kind] : undefined) ?? found?.own
  if (!text) throw new Error(`Product §8 has no text for ${operation}: ${kind}`)
  return text
}

/** How a call is broken, by a status or otherwise: docs/behaviour.md «Faults: what the user sees». */
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
 * difference (`src/api/client.test.ts`): played once for each sort of call.
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
