/** A store in IndexedDB: it survives reloads, and tabs see each other's writes. */
import { createStore, get, getMany, setMany, type UseStore } from 'idb-keyval'

import type { Product } from './product.ts'
import type { Db, Rows, TableName } from './register.ts'
import { type Settings, startScenario, type State } from './server-state.ts'
import { attempt, type Store } from './store.ts'

type Versions = Partial<Record<TableName, number>>

/** Says whether this tab's copy is current: a number for each table that grows with every write. */
interface Stamp {
  settings: Settings
  versions: Versions
}

const STAMP = 'stamp'

export class IndexedDbStore implements Store {
  readonly #product: Product
  readonly #idb: UseStore
  #state: State | undefined
  #versions: Versions = {}

  constructor(product: Product) {
    this.#product = product
    this.#idb = createStore(product.name, 'state')
  }

  run<T>(work: (state: State) => T | Promise<T>): Promise<T> {
    return this.#alone(async () => {
      const state = await this.#newest()
      const settings = JSON.stringify(state.settings)
      return attempt(state, async () => {
        const result = await work(state)
        await this.#save(
          state,
          this.#takeDirty(state.db),
          JSON.stringify(state.settings) !== settings,
        )
        return result
      })
    })
  }

  replace(state: State): Promise<void> {
    return this.#alone(async () => {
      const stamp = await get<Stamp>(STAMP, this.#idb)
      this.#versions = stamp?.versions ?? {}
      this.#state = state
      await this.#save(state, this.#product.tables.names, true)
    })
  }

  #alone<T>(work: () => Promise<T>): Promise<T> {
    return navigator.locks.request(this.#product.name, work)
  }

  /** This tab's copy; tables that another tab has written are read again. */
  async #newest(): Promise<State> {
    const { names, create, rowsOf, empty } = this.#product.tables
    const stamp = await get<Stamp>(STAMP, this.#idb)
    if (!stamp) {
      this.#state = await startScenario(this.#product, this.#product.scenarios.first)
      await this.#save(this.#state, names, true)
      return this.#state
    }
    const stale = names.filter((name) => stamp.versions[name] !== this.#versions[name])
    if (!this.#state || stale.length > 0) {
      const tables = await getMany<Rows[TableName]>(stale, this.#idb)
      const rows = this.#state ? rowsOf(this.#state.db) : empty()
      stale.forEach((name, index) => Object.assign(rows, { [name]: tables[index] }))
      this.#state = { settings: stamp.settings, db: create(rows) }
      this.#versions = stamp.versions
    }
    // Data of an earlier version, before there was a real server, has no such choice.
    this.#state.settings = { ...stamp.settings, server: stamp.settings.server ?? [] }
    return this.#state
  }

  async #save(state: State, tables: readonly TableName[], settings: boolean): Promise<void> {
    if (tables.length === 0 && !settings) return
    const versions = { ...this.#versions }
    for (const name of tables) versions[name] = (versions[name] ?? 0) + 1
    const stamp: Stamp = { settings: state.settings, versions }
    const rows = tables.map((name): [string, unknown] => [name, state.db[name].all()])
    await setMany([...rows, [STAMP, stamp]], this.#idb)
    this.#versions = versions
    this.#takeDirty(state.db)
  }

  /** Names of the tables that have changed since the last call. */
  #takeDirty(db: Db): TableName[] {
    const dirty = this.#product.tables.names.filter((name) => db[name].dirty)
    for (const name of dirty) db[name].dirty = false
    return dirty
  }
}
