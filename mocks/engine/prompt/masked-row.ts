/** Rows as they are shown, with the secrets of people masked. */
import type { TableName } from '#mocks/db/tables.ts'

import { isSecret, MASK } from '../log.ts'

/** A row of any table, as plain data. */
export type PlainRow = Record<string, unknown>

/** The key of a row: its id. The id of a token is a secret, so its key is the first characters. */
export const keyOf = (table: TableName, id: string): string =>
  table === 'tokens' ? id.slice(0, 8) : id

/** Of the people the phone is what they are looked for by; the log masks it, for it goes into reports. */
const isShown = (name: string): boolean => name === 'phone'

/** Of an SMS the text holds its code. */
const isHidden = (table: TableName, name: string, value: unknown): boolean =>
  (table === 'sms' && name === 'text') || (!isShown(name) && isSecret(name, value))

export function maskedRow(table: TableName, row: PlainRow): PlainRow {
  const shown = Object.entries(row).map(([name, value]) => {
    if (table === 'tokens' && name === 'id') return [name, `${keyOf(table, String(value))}${MASK}`]
    if (table === 'tokens' && name === 'used') return [name, value === undefined ? value : MASK]
    return [name, isHidden(table, name, value) ? MASK : value]
  })
  return Object.fromEntries(shown)
}
