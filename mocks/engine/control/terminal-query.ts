/** A query from the terminal, and its answer as text. */
import type { Control } from './control.ts'
import { fieldText, fieldValue } from './field-text.ts'
import type { PlainRow } from './masked-row.ts'
import type { FoundRow, FoundRows } from './table-rows.ts'

export interface Query {
  /** Null lists the tables. */
  table: string | null
  words: readonly string[]
  /** `field=value` each. */
  set: readonly string[]
  delete: boolean
  undo: boolean
  secrets: boolean
  json: boolean
}

/**
 * Runs a query and returns its answer. @throws if it cannot be run: nothing has changed then
 */
export async function answerText(control: Control, query: Query): Promise<string> {
  const { table, words, secrets, json } = query
  refuseMixed(query)
  if (query.undo) {
    const undone = await control.undo()
    return undone === null ? 'There is nothing to undo' : `Undone: ${undone}`
  }
  if (table === null) {
    const sizes = await control.tables()
    return json ? JSON.stringify(sizes) : columns(Object.entries(sizes))
  }
  const found = await control.rows(table, words, secrets)
  if (!query.delete && query.set.length === 0)
    return json ? JSON.stringify(found.rows.map(({ row }) => row)) : rowsText(found)
  const { key, row } = onlyOne(found)
  if (query.delete) {
    await control.deleteRow(table, key)
    return `Deleted: ${table} ${key}`
  }
  await control.changeRow(table, key, changeOf(query.set, row))
  const [changed] = (await control.rows(table, [key], secrets)).rows
  return changed ? rowText(changed.row) : `Changed: ${table} ${key}`
}

/** @throws if the query is ambiguous: it may make one change, and must name its table */
function refuseMixed({ table, set, delete: isDeleted, undo }: Query): void {
  const changes = [set.length > 0 && '--set', isDeleted && '--delete', undo && '--undo']
  const [first, second] = changes.filter((one) => one !== false)
  if (first !== undefined && second !== undefined)
    throw new Error(`${first} and ${second} are two commands: run one at a time`)
  if (undo && table !== null)
    throw new Error('--undo reverts the last change in any table: name no table')
  if (first !== undefined && !undo && table === null)
    throw new Error(`${first} needs a table: users phone=+380501112233 ${first}`)
}

/** The only row found. @throws if there are several: without words, all rows would match */
function onlyOne({ total, rows: [first] }: FoundRows): FoundRow {
  if (total === 1 && first) return first
  throw new Error(total === 0 ? 'No row is found' : `${total} rows are found: name one of them`)
}

function changeOf(set: readonly string[], row: PlainRow): PlainRow {
  const fields = set.map((text) => {
    const [, name, value = ''] = /^(\w+)=(.*)$/s.exec(text) ?? []
    if (name === undefined) throw new Error(`--set takes field=value, not ${text}`)
    return [name, fieldValue(value, row[name])]
  })
  return Object.fromEntries(fields)
}

function columns(pairs: readonly (readonly [string, unknown])[]): string {
  const width = Math.max(...pairs.map(([name]) => name.length))
  return pairs.map(([name, value]) => `${name.padEnd(width)}  ${fieldText(value)}`).join('\n')
}

const rowText = (row: PlainRow): string => columns(Object.entries(row))

function rowsText({ total, rows }: FoundRows): string {
  const count = `${total} ${total === 1 ? 'row' : 'rows'}`
  const shown = rows.length < total ? `${rows.length} of ${count}` : count
  return [...rows.map(({ row }) => rowText(row)), shown].join('\n\n')
}
