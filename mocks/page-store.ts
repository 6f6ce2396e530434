import { openPageDatabase } from '#src/device/page-database.ts'

import { IndexedDbStore } from './engine/indexed-db-store.ts'
import { product } from './pulse-product.ts'

/** The state of the mock in this browser. */
export const openPageStore = (): IndexedDbStore =>
  new IndexedDbStore(product, openPageDatabase(product.name, 'state'))
