/** Tabs that share the data in IndexedDB, with a database that works, is refused or is corrupt. */
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { createStore, set } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { IndexedDbStore } from '#mocks/engine/indexed-db-store.ts'
import { startScenario, type State } from '#mocks/engine/server-state.ts'
import type { Store } from '#mocks/engine/store.ts'
import { product } from '#mocks/pulse-product.ts'

const names = ({ db }: State): string[] => db.exercises.all().map(({ name }) => name)
const first = async (store: Store): Promise<string | undefined> => (await store.run(names))[0]

const rename = (index: number, name: string) => (state: State) => {
  const row = state.db.exercises.all()[index]
  if (row) state.db.exercises.update(row, { name })
}

const database = () => createStore(product.name, 'state')
const openTab = (): Store => new IndexedDbStore(product, database())

let tab: Store
let other: Store
const warnings: string[] = []

beforeEach(() => {
  warnings.length = 0
  vi.spyOn(console, 'warn').mockImplementation((text: string) => void warnings.push(text))
  vi.stubGlobal('indexedDB', new IDBFactory())
  tab = openTab()
  other = openTab()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Makes a change in the other tab that ends after what happens meanwhile. */
async function during(change: (state: State) => void, meanwhile: () => Promise<unknown>) {
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow = other.run(async (state) => {
    change(state)
    begun.resolve()
    await held.promise
  })
  await begun.promise
  await meanwhile()
  held.resolve()
  await slow
}

/** The first two names, as both tabs see them. */
async function bothSee(...expected: string[]): Promise<void> {
  for (const store of [tab, other]) expect((await store.run(names)).slice(0, 2)).toEqual(expected)
}

describe('two tabs', () => {
  test('12.12: one that is stopped during a call does not block the other', async () => {
    void other.run(() => new Promise(() => {}))
    await tab.run(rename(0, 'Присідання'))
    expect(await first(tab)).toBe('Присідання')
  })

  test('keep a change that the other has made meanwhile, in the same table or the settings', async () => {
    await during(rename(1, 'Планка'), async () => {
      await tab.run(rename(0, 'Присідання'))
      await tab.run(({ settings }) => void (settings.latency = 500))
    })
    await bothSee('Присідання', 'Планка')
    for (const store of [tab, other])
      expect(await store.run(({ settings }) => settings.latency)).toBe(500)
  })

  test('that start at once have the same data', async () => {
    await Promise.all([tab.run(rename(0, 'Присідання')), other.run(rename(1, 'Планка'))])
    await bothSee('Присідання', 'Планка')
  })

  test('run a call that began before the data was replaced on the new data', async () => {
    await during(
      (state) => void (state.settings.latency = 500),
      async () => tab.replace(await startScenario(product, 'empty')),
    )
    const settings = await tab.run((state) => structuredClone(state.settings))
    expect(settings).toMatchObject({ scenario: 'empty', latency: 500 })
  })

  test('a call that fails changes nothing', async () => {
    const before = await tab.run(names)
    const failed = tab.run((state) => {
      rename(0, 'Присідання')(state)
      throw new Error('broken')
    })
    const after = tab.run(names)
    await expect(failed).rejects.toThrow('broken')
    for (const seen of [await after, await other.run(names)]) expect(seen).toEqual(before)
  })
})

test('a blocked database: the tab keeps its own data, and warns once', async () => {
  const open = () => {
    throw new DOMException('Access is denied', 'SecurityError')
  }
  vi.stubGlobal('indexedDB', { open })
  tab = openTab()
  expect(tab.isRefused).toBe(false)
  await tab.run(rename(0, 'Присідання'))
  expect(tab.isRefused).toBe(true)
  expect(await first(tab)).toBe('Присідання')
  expect(warnings).toEqual(['Data in memory only:'])
})

test('a full database: the change is kept in this tab only', async () => {
  await tab.run(rename(0, 'Планка'))
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  await tab.run(rename(0, 'Присідання'))
  expect(await first(tab)).toBe('Присідання')
  expect(await first(openTab())).toBe('Планка')
  expect(warnings).toHaveLength(1)
})

test.each([
  ['stamp', { settings: {}, versions: {} }],
  ['exercises', undefined],
  ['exercises', [{ name: 'no id' }]],
])('a corrupt «%s»: the first scenario starts, and is stored', async (key, value) => {
  const before = await first(tab)
  await tab.run(rename(0, 'Присідання'))
  await set(key, value, database())
  const next = openTab()
  expect(await first(next)).toBe(before)
  await next.run(rename(0, 'Планка'))
  expect(await first(openTab())).toBe('Планка')
  expect(warnings).toEqual([])
})
