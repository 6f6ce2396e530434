/** Tabs that share the data in IndexedDB: none waits for another, and no change is lost. */
import { IDBFactory } from 'fake-indexeddb'
import { createStore } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { IndexedDbStore } from '#mocks/engine/indexed-db-store.ts'
import { startScenario, type State } from '#mocks/engine/server-state.ts'
import type { Store } from '#mocks/engine/store.ts'
import { product } from '#mocks/pulse-product.ts'

const names = ({ db }: State): string[] => db.exercises.all().map(({ name }) => name)

const rename = (index: number, name: string) => (state: State) => {
  const row = state.db.exercises.all()[index]
  if (row) state.db.exercises.update(row, { name })
}

const openTab = (): Store => new IndexedDbStore(product, createStore(product.name, 'state'))

let tab: Store
let other: Store

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  tab = openTab()
  other = openTab()
})
afterEach(() => vi.unstubAllGlobals())

test('12.12: a tab that is stopped during a call does not block other tabs', async () => {
  void other.run(() => new Promise(() => {}))
  await tab.run(rename(0, 'Присідання'))
  expect(await tab.run(names)).toContain('Присідання')
})

test('a change that another tab has made meanwhile is kept, in the same table or in the settings', async () => {
  const held = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const slow = other.run(async (state) => {
    rename(1, 'Планка')(state)
    begun.resolve()
    await held.promise
  })
  await begun.promise
  await tab.run(rename(0, 'Присідання'))
  await tab.run(({ settings }) => void (settings.latency = 500))
  held.resolve()
  await slow
  for (const store of [tab, other]) {
    expect((await store.run(names)).slice(0, 2)).toEqual(['Присідання', 'Планка'])
    expect(await store.run(({ settings }) => settings.latency)).toBe(500)
  }
})

test('two tabs that start at once have the same data', async () => {
  await Promise.all([tab.run(rename(0, 'Присідання')), other.run(rename(1, 'Планка'))])
  expect(await tab.run(names)).toEqual(await other.run(names))
  expect((await tab.run(names)).slice(0, 2)).toEqual(['Присідання', 'Планка'])
})

test('a call that began before the data was replaced runs on the new data', async () => {
  const held = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const slow = other.run(async (state) => {
    state.settings.latency = 500
    begun.resolve()
    await held.promise
  })
  await begun.promise
  await tab.replace(await startScenario(product, 'empty'))
  held.resolve()
  await slow
  const settings = await tab.run((state) => structuredClone(state.settings))
  expect(settings).toMatchObject({ scenario: 'empty', latency: 500 })
})

test('the calls of a tab run one after another, and one that fails changes nothing', async () => {
  const before = await tab.run(names)
  const failed = tab.run((state) => {
    rename(0, 'Присідання')(state)
    throw new Error('broken')
  })
  const after = tab.run(names)
  await expect(failed).rejects.toThrow('broken')
  expect(await after).toEqual(before)
  expect(await other.run(names)).toEqual(before)
})
