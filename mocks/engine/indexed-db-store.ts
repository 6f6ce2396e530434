/** A store in IndexedDB: it survives reloads, and tabs see each other's writes. */
import { promisifyRequest, type UseStore } from 'idb-keyval'
import * as v from 'valibot'

import type { Product } from './product.ts'
import type { Db, Rows, TableName } from './register.ts'
import { type Settings, startScenario, type State } from './server-state.ts'
import { attempt, oneAtATime, type Store } from './store.ts'

type Versions = Partial<Record<TableName, number>>

/**
 * Says whether this tab's copy is current: a number for each table, which changes with every write.
 */
interface Stamp {
  settings: Settings
  versions: Versions
}

/** Enough to recognise the data of another version. */
const StampSchema = v.object({
  settings: v.object({ server: v.array(v.string()) }),
  versions: v.object({}),
})

const isStamp = (found: unknown): found is Stamp => v.safeParse(StampSchema, found).success

const STAMP = 'stamp'

/** Checks only the ids of rows: a check of every field would slow down each start of a page. */
const Tables = v.array(v.array(v.object({ id: v.string() })))

/** Another tab has written since this tab has read. */
class Overtaken extends Error {}

/**
 * Tabs do not wait for each other: a tab that is suspended during its work would block all. Each
 * writes only if no other has written since it read, in one transaction; otherwise it undoes its
 * work and repeats it on the newest data.
 *
 * Data that this version cannot read is replaced by the first scenario. A tab whose browser refuses
 * the database, or has no room for it, keeps its state in memory from then on.
 */
export class IndexedDbStore implements Store {
  readonly #product: Product
  /** Null once the browser has refused it. */
  #idb: UseStore | null
  readonly #queue = oneAtATime()
  #state: State | undefined
  /** The last stamp that this tab has read or written. JSON, because work changes the settings. */
  #stamp: string | undefined
  #versions: Versions = {}

  constructor(product: Product, database: UseStore) {
    this.#product = product
    this.#idb = database
  }

  get isRefused(): boolean {
    return this.#idb === null
  }

  run<T>(work: (state: State) => T | Promise<T>): Promise<T> {
    return this.#queue(async () => {
      for (;;) {
        try {
          return await this.#runOnce(work)
        } catch (error) {
          if (!(error instanceof Overtaken)) throw error
        }
      }
    })
  }

  replace(state: State): Promise<void> {
    return this.#queue(async () => {
      await this.#save(state, this.#product.tables.names, () => true)
      this.#state = state
    })
  }

  async #runOnce<T>(work: (state: State) => T | Promise<T>): Promise<T> {
    const state = await this.#newest()
    const settings = JSON.stringify(state.settings)
    return attempt(state, async () => {
      const result = await work(state)
      const dirty = this.#product.tables.names.filter((name) => state.db[name].dirty)
      if (dirty.length > 0 || JSON.stringify(state.settings) !== settings)
        await this.#save(state, dirty, (stamp) => stamp === this.#stamp)
      return result
    })
  }

  /** Runs work in one transaction; null if the browser refuses it, now or before. */
  async #transaction<T>(
    mode: IDBTransactionMode,
    work: (stored: IDBObjectStore) => Promise<T>,
  ): Promise<T | null> {
    try {
      return await (this.#idb?.(mode, work) ?? null)
    } catch (error) {
      if (error instanceof Overtaken) throw error
      this.#idb = null
      console.warn('Data in memory only:', error)
      return null
    }
  }

  /** The stamp, with the tables that another tab has written, from one transaction. */
  #readStale() {
    const { names } = this.#product.tables
    return this.#transaction('readonly', async (stored) => {
      const found = await stampIn(stored)
      const stamp = isStamp(found) ? found : null
      const stale = names.filter((name) => stamp?.versions[name] !== this.#versions[name])
      const tables = await Promise.all(
        stale.map((name) => promisifyRequest<Rows[TableName]>(stored.get(name))),
      )
      const isReadable = v.safeParse(Tables, tables).success
      return { found: JSON.stringify(found), stamp: isReadable ? stamp : null, stale, tables }
    })
  }

  /** This tab's copy; tables that another tab has written are read again. */
  async #newest(): Promise<State> {
    const { names, create, rowsOf, empty } = this.#product.tables
    const stored = await this.#readStale()
    if (!stored?.stamp) {
      if (!stored && this.#state) return this.#state
      const first = await startScenario(this.#product, this.#product.scenarios.first)
      await this.#save(first, names, (now) => now === stored?.found)
      return (this.#state = first)
    }
    const { found, stamp, stale, tables } = stored
    if (!this.#state || stale.length > 0) {
      const rows = this.#state ? rowsOf(this.#state.db) : empty()
      stale.forEach((name, index) => Object.assign(rows, { [name]: tables[index] }))
      this.#state = { settings: stamp.settings, db: create(rows) }
      this.#versions = stamp.versions
    }
    this.#stamp = found
    this.#state.settings = stamp.settings
    return this.#state
  }

  /**
   * Writes these tables and the settings.
   *
   * @param isExpected whether the stored stamp, as JSON, is the expected one
   * @throws Overtaken if it is not
   */
  async #save(
    { db, settings }: State,
    tables: readonly TableName[],
    isExpected: (stamp: string | undefined) => boolean,
  ): Promise<void> {
    const stamp = await this.#transaction('readwrite', async (stored) => {
      if (!isExpected(JSON.stringify(await stampIn(stored)))) throw new Overtaken()
      const versions = { ...this.#versions }
      for (const name of tables) {
        versions[name] = Math.random()
        stored.put(db[name].all(), name)
      }
      const next = { settings, versions }
      stored.put(next, STAMP)
      await promisifyRequest(stored.transaction)
      return next
    })
    clean(db, tables)
    if (!stamp) return
    this.#stamp = JSON.stringify(stamp)
    this.#versions = stamp.versions
  }
}

const stampIn = (stored: IDBObjectStore): Promise<unknown> =>
  promisifyRequest<unknown>(stored.get(STAMP))

function clean(db: Db, tables: readonly TableName[]): void {
  for (const name of tables) db[name].dirty = false
}
