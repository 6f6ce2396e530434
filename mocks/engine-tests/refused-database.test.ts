/** Without a database the mock works in memory; it replaces data that it cannot read. */
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { createStore, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { IndexedDbStore } from '#mocks/engine/indexed-db-store.ts'
import type { State } from '#mocks/engine/server-state.ts'
import { product } from '#mocks/pulse-product.ts'

const database = () => createStore(product.name, 'state')

const openTab = () => new IndexedDbStore(product, database())

const nameOfFirst = ({ db }: State): string | undefined => db.exercises.all()[0]?.name

const rename = (name: string) => (state: State) => {
  const [row] = state.db.exercises.all()
  if (row) state.db.exercises.update(row, { name })
}

const warnings: string[] = []

beforeEach(() => {
  warnings.length = 0
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text))
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each([
  ['missing', undefined],
  [
    'blocked',
    {
      open() {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    },
  ],
])('a database that is %s: the tab keeps its own data, and warns once', async (_, indexedDB) => {
  vi.stubGlobal('indexedDB', indexedDB)
  const tab = openTab()
  await tab.run(rename('Присідання'))
  expect(await tab.run(nameOfFirst)).toBe('Присідання')
  expect(warnings).toEqual(['Data in memory only:'])
})

test('a full database: the change is kept in this tab, the others have what was stored before', async () => {
  const tab = openTab()
  await tab.run(rename('Планка'))
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  await tab.run(rename('Присідання'))
  expect(await tab.run(nameOfFirst)).toBe('Присідання')
  expect(await openTab().run(nameOfFirst)).toBe('Планка')
  expect(warnings).toHaveLength(1)
})

/** Stores a value in the mock's database, unchecked. */
const corrupt = (key: string, value: unknown): Promise<void> => set(key, value, database())

test.each([
  ['stamp', 'text'],
  ['stamp', { settings: {}, versions: {} }],
  ['exercises', undefined],
  ['exercises', [{ name: 'no id' }]],
])(
  'a corrupt «%s» in the database: the first scenario starts, and is stored',
  async (key, value) => {
    const tab = openTab()
    const first = await tab.run(nameOfFirst)
    await tab.run(rename('Присідання'))
    await corrupt(key, value)
    const next = openTab()
    expect(await next.run(nameOfFirst)).toBe(first)
    await next.run(rename('Планка'))
    expect(await openTab().run(nameOfFirst)).toBe('Планка')
    expect(warnings).toEqual([])
  },
)
