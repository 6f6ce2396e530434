/** A store in an SQLite file: a change is in the file before its call is answered. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { crc32 } from 'node:zlib'

import * as v from 'valibot'

import type { Product } from './product.ts'
import type { TableName } from './register.ts'
import { BadCommand } from './run-command.ts'
import { type Settings, startScenario, type State } from './server-state.ts'
import { attempt, oneAtATime, type Store } from './store.ts'

/** Marks a file as one of a mock. */
const APPLICATION = 0x6d6f636b

/** A row of the file. The settings are a row, too. */
const FileRow = v.object({
  kind: v.string(),
  id: v.string(),
  /** Orders the rows of a table. */
  place: v.number(),
  json: v.string(),
  /** Tells a damaged row: SQLite checks only whether the rows can be found. */
  sum: v.number(),
})
type FileRow = Omit<v.InferOutput<typeof FileRow>, 'sum'>

const sumOf = ({ kind, id, place, json }: FileRow): number =>
  crc32([kind, id, place, json].join('\0'))

const SETTINGS = 'settings'

const settingsRow = (settings: Settings): FileRow => ({
  kind: SETTINGS,
  id: '',
  place: 1,
  json: JSON.stringify(settings),
})

type ById = ReadonlyMap<string, FileRow>

/** The rows of a table; each keeps its place in the file if the order allows it. */
function rowsOf(kind: TableName, { db }: State, before: ById = new Map()): FileRow[] {
  let place = 0
  return db[kind].all().map((row) => {
    place = Math.max(before.get(row.id)?.place ?? 0, place + 1)
    return { kind, id: row.id, place, json: JSON.stringify(row) }
  })
}

/** A store that is to be closed before its process ends: the file alone has all changes then. */
export interface ClosableStore extends Store {
  close: () => Promise<void>
}

class FileStore implements ClosableStore {
  readonly #file: DatabaseSync
  readonly #names: readonly TableName[]
  readonly #queue = oneAtATime()
  /** What is in the file. */
  readonly #kept = new Map<string, ById>()
  #state: State

  constructor(file: DatabaseSync, names: readonly TableName[], state: State) {
    this.#file = file
    this.#names = names
    this.#state = state
    for (const [kind, rows] of Map.groupBy(rowsIn(file), (row) => row.kind))
      this.#kept.set(kind, new Map(rows.map((row) => [row.id, row])))
  }

  run<T>(work: (state: State) => T | Promise<T>): Promise<T> {
    return this.#queue(() =>
      attempt(this.#state, async () => {
        const result = await work(this.#state)
        this.#save(
          this.#state,
          this.#names.filter((name) => this.#state.db[name].dirty),
        )
        return result
      }),
    )
  }

  replace(state: State): Promise<void> {
    return this.#queue(async () => {
      this.#save(state, this.#names)
      this.#state = state
    })
  }

  close(): Promise<void> {
    return this.#queue(async () => this.#file.close())
  }

  /** Writes what differs from the file in these tables and the settings; nothing, if it throws. */
  #save(state: State, names: readonly TableName[]): void {
    const tables = [
      [SETTINGS, [settingsRow(state.settings)]] as const,
      ...names.map((name) => [name, rowsOf(name, state, this.#kept.get(name))] as const),
    ].map(([kind, rows]) => ({ kind, rows: new Map(rows.map((row) => [row.id, row])) }))
    const changed = tables.flatMap(({ kind, rows }) => {
      const before = this.#kept.get(kind)
      return [...rows.values()].filter(({ id, place, json }) => {
        const old = before?.get(id)
        return old?.place !== place || old.json !== json
      })
    })
    const removed = tables.flatMap(({ kind, rows }) =>
      [...(this.#kept.get(kind)?.values() ?? [])].filter(({ id }) => !rows.has(id)),
    )
    if (changed.length + removed.length > 0) write(this.#file, changed, removed)
    for (const { kind, rows } of tables) this.#kept.set(kind, rows)
    for (const name of names) state.db[name].dirty = false
  }
}

/** Writes and deletes all of these rows or, if it throws, none. */
function write(file: DatabaseSync, written: FileRow[], removed: FileRow[] = []): void {
  const put = file.prepare('REPLACE INTO rows VALUES (?, ?, ?, ?, ?)')
  const remove = file.prepare('DELETE FROM rows WHERE kind = ? AND id = ?')
  file.exec('BEGIN')
  try {
    for (const { kind, id } of removed) remove.run(kind, id)
    for (const row of written) put.run(row.kind, row.id, row.place, row.json, sumOf(row))
    file.exec('COMMIT')
  } catch (error) {
    if (file.isTransaction) file.exec('ROLLBACK')
    throw error
  }
}

/** @throws if a row is damaged */
const rowsIn = (file: DatabaseSync): FileRow[] =>
  file
    .prepare('SELECT * FROM rows ORDER BY place')
    .all()
    .map((found) => {
      const row = v.parse(FileRow, found)
      if (row.sum !== sumOf(row)) throw new Error('is damaged')
      return row
    })

/** Changes with whatever a file contains: the fields of rows and settings, and the scenarios. */
async function versionOf({ tables, scenarios }: Product, { settings }: State): Promise<number> {
  const shapes = [await tables.loadSchemas(), Object.keys(settings), Object.keys(scenarios.facts)]
  // SQLite keeps a signed number.
  return crc32(JSON.stringify(shapes)) | 0
}

const pragma = (file: DatabaseSync, name: string): unknown =>
  Object.values(file.prepare(`PRAGMA ${name}`).get() ?? {})[0]

/** @throws if the file is damaged, or not one of this version of the mock */
function stateIn(file: DatabaseSync, { tables }: Product, version: number): State {
  if (pragma(file, 'application_id') !== APPLICATION) throw new Error('is not a file of the mock')
  if (pragma(file, 'user_version') !== version) throw new Error('is of another version of the mock')
  if (pragma(file, 'integrity_check') !== 'ok') throw new Error('is damaged')
  const found = Map.groupBy(rowsIn(file), ({ kind }) => kind)
  const valuesOf = (kind: string) => (found.get(kind) ?? []).map(({ json }) => JSON.parse(json))
  const rows = tables.empty()
  for (const name of tables.names) Object.assign(rows, { [name]: valuesOf(name) })
  return { settings: valuesOf(SETTINGS)[0], db: tables.create(rows) }
}

/** Node says in a warning that its SQLite is experimental, when it is loaded. */
async function loadSqlite(): Promise<typeof import('node:sqlite')> {
  const emitWarning = process.emitWarning.bind(process)
  process.emitWarning = () => {}
  try {
    return await import('node:sqlite')
  } finally {
    process.emitWarning = emitWarning
  }
}

/**
 * Opens the store in a file, which gets the first scenario if it does not exist.
 *
 * @throws BadCommand, and changes nothing, if the file cannot be used
 */
export async function openFileStore(product: Product, path: string): Promise<ClosableStore> {
  const { DatabaseSync } = await loadSqlite()
  const { names } = product.tables
  const first = await startScenario(product, product.scenarios.first)
  const version = await versionOf(product, first)
  try {
    if (!existsSync(path)) {
      const unfinished = `${path}.new`
      // They may be the last changes of a file that was moved, and would be taken for those of a new one.
      if (existsSync(`${path}-wal`))
        throw new Error(`is missing, but ${path}-wal is there: put them together, or move it away`)
      for (const one of [unfinished, `${unfinished}-journal`, `${path}-shm`])
        rmSync(one, { force: true })
      const file = new DatabaseSync(unfinished)
      file.exec(`
        PRAGMA application_id = ${APPLICATION};
        PRAGMA user_version = ${version};
        CREATE TABLE rows (
          kind TEXT, id TEXT, place INTEGER, json TEXT, sum INTEGER, PRIMARY KEY (kind, id)
        ) STRICT
      `)
      write(file, [settingsRow(first.settings), ...names.flatMap((name) => rowsOf(name, first))])
      file.exec('PRAGMA journal_mode = WAL')
      file.close()
      renameSync(unfinished, path)
    }
    const unchanged = new DatabaseSync(path, { readOnly: true })
    const state = stateIn(unchanged, product, version)
    unchanged.close()
    const file = new DatabaseSync(path)
    // The file belongs to this mock alone. The system keeps a change once it is written, whatever
    // happens to the process; only a loss of power could undo the last ones.
    file.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE; COMMIT',
    )
    return new FileStore(file, names, state)
  } catch (error) {
    throw new BadCommand(`${path}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
