/** The database functions of the control. Their code loads with the first use. */
import type { ProductTables } from '../product.ts'
import type { Db } from '../register.ts'
import type { Store } from '../store.ts'
import type { Control } from './control.ts'
import type { Edit } from './table-rows.ts'

type TableControl = Pick<Control, 'tables' | 'rows' | 'changeRow' | 'deleteRow' | 'undo'>

/** How many edits are remembered. */
const LENGTH = 100

export function tableControl(store: Store, product: ProductTables): TableControl {
  /** The edits of this page or server, the last one at the end. */
  let edits: Edit[] = []
  const load = () => import('./table-rows.ts')
  const edit = async (make: (db: Db) => Edit): Promise<void> => {
    const made = await store.run(({ db }) => make(db))
    edits = [...edits, made].slice(-LENGTH)
  }
  return {
    async tables() {
      const { tableSizes } = await load()
      return store.run(({ db }) => tableSizes(product, db))
    },
    async rows(table, words = [], withSecrets = false) {
      const { findRows } = await load()
      // At the console a text is typed sooner than a list.
      const wanted = typeof words === 'string' ? words.split(/\s+/).filter(Boolean) : words
      return store.run(({ db }) => findRows(product, db, table, wanted, withSecrets))
    },
    async changeRow(table, key, change) {
      const [{ changeRow }, schemas] = await Promise.all([load(), product.loadSchemas()])
      await edit((db) => changeRow(product, schemas, { db, table, key, change }))
    },
    async deleteRow(table, key) {
      const { deleteRow } = await load()
      await edit((db) => deleteRow(product, db, table, key))
    },
    async undo() {
      const last = edits.at(-1)
      if (!last) return null
      // Two calls undo two edits; an edit that cannot be undone does not block the ones before it.
      edits = edits.slice(0, -1)
      await store.run(({ db }) => last.undo(db))
      return `${last.table} ${last.key} ${last.what}`
    },
  }
}
