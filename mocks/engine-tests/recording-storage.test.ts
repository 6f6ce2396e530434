/** A recording over a page load, with storages that work, fail or contain invalid data. */
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { createStore, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { exportState, startScenario } from '#mocks/engine/server-state.ts'
import {
  type Kept,
  readKept,
  startStore,
  writeKept,
} from '#mocks/engine/steps/recording-storage.ts'
import type { ExportedState } from '#mocks/engine/steps/window-mock.ts'
import { product } from '#mocks/pulse-product.ts'
import { FakeStorage } from '#tests/fixtures/device/fake-device.fixture.ts'

let storage: FakeStorage

beforeEach(() => {
  storage = new FakeStorage()
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const TARGET = { by: 'textbox', name: 'Пароль', within: { role: 'dialog', name: 'Вхід' } } as const
const STEP = { at: 5, address: '/login', calls: [], later: [], texts: [] }
const SECRET = { hides: 'password', raw: 'Perlyna!2026' } as const
const SEEN = {
  calls: [{ operation: 'POST /v1/auth/login', status: 401 }],
  texts: [{ role: 'alert' as const, text: 'Неправильний пароль' }],
}
const KEPT: Kept = {
  isOn: true,
  isCut: false,
  isOwnLoad: false,
  place: { key: 'k', index: 2 },
  steps: [
    { ...STEP, action: { kind: 'open', address: '/login' } },
    { ...STEP, ...SEEN, action: { kind: 'type', target: TARGET, value: SECRET } },
    { ...STEP, action: { kind: 'type', target: { ...TARGET, nth: 1 }, value: 'Олена' } },
  ],
}

test('the steps of a recording are read as they were written, until they are removed', () => {
  writeKept(KEPT)
  expect(readKept()).toEqual(KEPT)
  writeKept(null)
  expect(storage.items.size).toBe(0)
})

test('they are none if the tab has stored anything else, or nothing', () => {
  const dance = { steps: [{ ...STEP, action: { kind: 'dance' } }] }
  const wrong = [dance, { place: {} }, { isOn: 'yes' }].map((part) => ({ ...KEPT, ...part }))
  for (const text of ['', '{', ...[null, [], ...wrong].map((one) => JSON.stringify(one))]) {
    storage.items.set('mock-steps', text)
    expect(readKept()).toBeNull()
  }
  for (const state of ['full', 'blocked'] as const) {
    storage.state = state
    writeKept(KEPT)
    expect(readKept()).toBeNull()
  }
})

const START: ExportedState = {
  ...exportState(product, await startScenario(product, 'empty')),
  page: { address: '/calendar', device: {} },
}

test('the state at the start of a recording is read as it was written, until it is removed', async () => {
  const start = startStore('pulse')
  await start.write(START)
  expect(await start.read()).toEqual(START)
  await start.clear()
  expect(await start.read()).toBeUndefined()
  for (const wrong of ['text', null, { rows: {} }, { ...START, page: {} }]) {
    await set('state', wrong, createStore('pulse-steps', 'start'))
    expect(await start.read()).toBeUndefined()
  }
})

test('it cannot be written if IndexedDB is full, and the caller sees why', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  await expect(startStore('pulse').write(START)).rejects.toThrow('Full')
})
