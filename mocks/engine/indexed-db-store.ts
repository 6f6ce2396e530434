/** A store in IndexedDB: it survives reloads, and tabs see each other's writes. */
import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'

import type { Product } from './product.ts'
import type { Db, Rows, TableName } from './register.ts'
import { type Settings, startScenario, type State } from './server-state.ts'
import { attempt, oneAtATime, type Store } from './store.ts'

type Versions = Partial<Record<TableName, number>>

/** Says whether this tab's copy is current: a number for each table that grows with every write. */
interface Stamp {
  settings: Settings
  versions: Versions
}

const STAMP = 'stamp'

/** Another tab has written since this tab has read. */
class Overtaken extends Error {}

/**
 * Tabs do not wait for each other: a tab that is stopped during its work would stop them all. Each
 * writes only if no other has written since it read, in one transaction; otherwise it undoes its
 * work and repeats it on the newest data.
 */
export class IndexedDbStore implements Store {
  readonly #product: Product
  readonly #idb: UseStore
  readonly #inTurn = oneAtATime()
  #state: State | undefined
  /** The stamp as this tab has read or written it last, as JSON: work changes the settings. */
  #stamp: string | undefined
  #versions: Versions = {}

  constructor(product: Product) {
    this.#product = product
    this.#idb = createStore(product.name, 'state')
  }

  run<T>(work: (state: State) => T | Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
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
    return this.#inTurn(async () => {
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
        await this.#save(state, dirty, (stamp) => JSON.stringify(stamp) === this.#stamp)
      return result
    })
  }

  /** The stamp, with the tables that another tab has written, from one transaction. */
  #readStale() {
    const { names } = this.#product.tables
    return this.#idb('readonly', async (stored) => {
      const stamp = await stampIn(stored)
      const stale = names.filter((name) => stamp?.versions[name] !== this.#versions[name])
      const reads = stale.map((name) => promisifyRequest<Rows[TableName]>(stored.get(name)))
      return { stamp, stale, tables: await Promise.all(reads) }
    })
  }

  /** This tab's copy; tables that another tab has written are read again. */
  async #newest(): Promise<State> {
    const { names, create, rowsOf, empty } = this.#product.tables
    const { stamp, stale, tables } = await this.#readStale()
    if (!stamp) {
      const first = await startScenario(this.#product, this.#product.scenarios.first)
      await this.#save(first, names, (now) => now === undefined)
      return (this.#state = first)
    }
    if (!this.#state || stale.length > 0) {
      const rows = this.#state ? rowsOf(this.#state.db) : empty()
      stale.forEach((name, index) => Object.assign(rows, { [name]: tables[index] }))
      this.#state = { settings: stamp.settings, db: create(rows) }
      this.#versions = stamp.versions
    }
    this.#stamp = JSON.stringify(stamp)
    // Data of an earlier version, before there was a real server, has no such choice.
    this.#state.settings = { ...stamp.settings, server: stamp.settings.server ?? [] }
    return this.#state
  }

  /** Writes these tables and the settings. @throws Overtaken if the stored stamp is not as expected */
  async #save(
    { db, settings }: State,
    tables: readonly TableName[],
    isExpected: (stamp: Stamp | undefined) => boolean,
  ): Promise<void> {
    const stamp = await this.#idb('readwrite', async (stored) => {
      const before = await stampIn(stored)
      if (!isExpected(before)) throw new Overtaken()
      const versions = { ...before?.versions }
      for (const name of tables) {
        versions[name] = (versions[name] ?? 0) + 1
        stored.put(db[name].all(), name)
      }
      const next: Stamp = { settings, versions }
      stored.put(next, STAMP)
      await promisifyRequest(stored.transaction)
      return next
    })
    this.#stamp = JSON.stringify(stamp)
    this.#versions = stamp.versions
    clean(db, tables)
  }
}

const stampIn = (stored: IDBObjectStore): Promise<Stamp | undefined> =>
  promisifyRequest<Stamp | undefined>(stored.get(STAMP))

function clean(db: Db, tables: readonly TableName[]): void {
  for (const name of tables) db[name].dirty = false
}
