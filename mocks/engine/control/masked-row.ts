/** Rows for display, with secrets masked. */
import { isSecret, MASK } from '../log.ts'
import type { Secrets } from '../product.ts'
import type { TableName } from '../register.ts'

/** A row of any table, as plain data. */
export type PlainRow = Record<string, unknown>

/** The key of a row: its id, or the first characters of an id that is a secret. */
export const keyOf = ({ idsOf }: Secrets, table: TableName, id: string): string =>
  table === idsOf ? id.slice(0, 8) : id

export function maskedRow(secrets: Secrets, table: TableName, row: PlainRow): PlainRow {
  const { idsOf, fields, shown } = secrets
  const shownRow = Object.entries(row).map(([name, value]) => {
    if (table === idsOf && name === 'id')
      return [name, `${keyOf(secrets, table, String(value))}${MASK}`]
    const isHidden = fields[table]?.includes(name) && value !== undefined
    return [name, isHidden || (!shown.includes(name) && isSecret(name, value)) ? MASK : value]
  })
  return Object.fromEntries(shownRow)
}
