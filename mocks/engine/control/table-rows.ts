/**
 * The database of a running mock, row by row: read, changed against its schema, deleted. Each edit
 * can be undone.
 */
import equal from 'fast-deep-equal'
import * as v from 'valibot'

import type { ProductTables, RowSchemas } from '../product.ts'
import type { Db, TableName, Tables } from '../register.ts'
import type { Table } from '../table.ts'
import { keyOf, maskedRow, type PlainRow } from './masked-row.ts'
import { isFound } from './row-search.ts'

/** A row with its key. */
export interface FoundRow {
  key: string
  row: PlainRow
}

export interface FoundRows {
  /** The number of rows that match; `rows` has only the first of them. */
  total: number
  rows: FoundRow[]
}

/** An edit that was made. */
export interface Edit<T extends TableName = TableName> {
  table: T
  key: string
  what: 'changed' | 'deleted'
  /** @throws if somebody has changed the row since the edit */
  undo: (db: Db) => void
}

/** The most rows that a terminal or a panel shows. */
const SHOWN = 100

function tableName({ names }: ProductTables, name: string): TableName {
  const found = names.find((one) => one === name)
  if (found !== undefined) return found
  throw new Error(`No such table: ${name}. There are ${names.join(', ')}`)
}

const plain = (row: object): PlainRow => Object.fromEntries(Object.entries(row))

/** How many rows each table has. */
export const tableSizes = ({ names }: ProductTables, db: Db): Record<string, number> =>
  Object.fromEntries(names.map((name) => [name, db[name].all().length]))

/** The rows that match all words. Secrets are masked and not searched, unless `withSecrets`. */
export function findRows(
  product: ProductTables,
  db: Db,
  table: string,
  words: readonly string[],
  withSecrets: boolean,
): FoundRows {
  const name = tableName(product, table)
  const { secrets } = product
  const shown = (row: object): PlainRow =>
    withSecrets ? plain(row) : maskedRow(secrets, name, plain(row))
  // Masks only the rows that are returned, not a table of thousands.
  const rows = db[name].all()
  const found = words.length === 0 ? rows : rows.filter((row) => isFound(shown(row), words))
  const first = found
    .slice(0, SHOWN)
    .map((row) => ({ key: keyOf(secrets, name, row.id), row: shown(row) }))
  return { total: found.length, rows: structuredClone(first) }
}

function rowBy<T extends TableName>(
  { secrets }: ProductTables,
  db: Db,
  name: T,
  key: string,
): Tables[T] {
  const table: Table<Tables[T]> = db[name]
  const row = table.find(({ id }) => id === key || keyOf(secrets, name, id) === key)
  if (!row) throw new Error(`No such row: ${name} ${key}`)
  return row
}

interface Change {
  db: Db
  table: string
  key: string
  change: PlainRow
}

/**
 * Changes fields of a row. @throws if the table's schema refuses the result: the row is unchanged
 */
export const changeRow = (
  product: ProductTables,
  schemas: RowSchemas,
  { db, table, key, change }: Change,
): Edit => changeIn(product, schemas, db, tableName(product, table), key, change)

function changeIn<T extends TableName>(
  product: ProductTables,
  schemas: RowSchemas,
  db: Db,
  name: T,
  key: string,
  change: PlainRow,
): Edit<T> {
  const table: Table<Tables[T]> = db[name]
  const row = rowBy(product, db, name, key)
  const before = structuredClone(row)
  const after = structuredClone(table.update(row, checkedRow(schemas, name, row, change)))
  return {
    table: name,
    key: keyOf(product.secrets, name, row.id),
    what: 'changed',
    undo(now) {
      const own: Table<Tables[T]> = now[name]
      const current = own.get(before.id)
      if (!current || !equal(current, after)) throw new Error('The row has been changed since')
      own.update(current, before)
    },
  }
}

function checkedRow<T extends TableName>(
  schemas: RowSchemas,
  name: T,
  row: Tables[T],
  change: PlainRow,
): Tables[T] {
  const unknown = Object.keys(change).find((field) => !(field in row))
  if (unknown !== undefined) throw new Error(`${name} has no field ${unknown}`)
  if ('id' in change && change['id'] !== row.id) throw new Error('A row keeps its id')
  const schema: v.GenericSchema<unknown, Tables[T][]> = schemas[name]
  const { success, output, issues } = v.safeParse(schema, [{ ...row, ...change }])
  if (!success) {
    const where = v.getDotPath(issues[0])?.replace(/^0\./, '') ?? 'the row'
    throw new Error(`${where}: ${issues[0].message}`)
  }
  const [checked] = output
  if (!checked) throw new Error('There is no row')
  return checked
}

/** Deletes a row; rows that refer to it stay. */
export const deleteRow = (product: ProductTables, db: Db, table: string, key: string): Edit =>
  deleteIn(product, db, tableName(product, table), key)

function deleteIn<T extends TableName>(
  product: ProductTables,
  db: Db,
  name: T,
  key: string,
): Edit<T> {
  const table: Table<Tables[T]> = db[name]
  const row = rowBy(product, db, name, key)
  const index = table.all().indexOf(row)
  table.remove(row.id)
  return {
    table: name,
    key: keyOf(product.secrets, name, row.id),
    what: 'deleted',
    undo(now) {
      const own: Table<Tables[T]> = now[name]
      if (own.get(row.id)) throw new Error('There is such a row again')
      own.insertAt(row, index)
    },
  }
}
