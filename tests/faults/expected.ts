import product from '#docs/product.md?raw'
/**
 * What the user must read about failed calls: from the tables of product §8, not from
 * `src/errors`, so that a wrong catalogue fails.
 */
import type { Operation } from '#src/api/operation.ts'
import { catalogue } from '#src/errors/catalogue.ts'

import type { Kind } from './kinds.ts'

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
