/** A recording over a page load, with storages that work, fail or contain invalid data. */
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { exportState, startScenario } from '#mocks/engine/server-state.ts'
import {
  type Kept,
  readKept,
  startStore,
  writeKept,
} from '#mocks/engine/steps/recording-storage.ts'
import type { ExportedState } from '#mocks/engine/steps/window-mock.ts'
import { product } from '#mocks/pulse-product.ts'
import { FakeStorage } from '#tests/fixtures/device/fake-storage.fixture.ts'

const KEY = 'mock-steps'
const TARGET = { by: 'textbox', name: 'Пароль', within: { role: 'dialog', name: 'Вхід' } } as const
const STEP = { at: 5, address: '/login', calls: [], later: [], texts: [] }
const KEPT: Kept = {
  isOn: true,
  isOwnLoad: false,
  place: { key: 'k', index: 2 },
  steps: [
    { ...STEP, action: { kind: 'open', address: '/login' } },
    {
      ...STEP,
      action: { kind: 'type', target: TARGET, value: { hides: 'password', raw: 'Perlyna!2026' } },
      calls: [{ operation: 'POST /v1/auth/login', status: 401 }],
      texts: [{ role: 'alert', text: 'Неправильний пароль' }],
    },
    { ...STEP, action: { kind: 'type', target: { ...TARGET, nth: 1 }, value: 'Олена' } },
  ],
}

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

describe('the steps in the tab’s storage', () => {
  it('are read as they were written, until they are removed', () => {
    writeKept(KEPT)
    expect(readKept()).toEqual(KEPT)
    writeKept(null)
    expect(storage.items.size).toBe(0)
    expect(readKept()).toBeNull()
  })

  it.each(['', '{', 'null', '0', '[]', '{}'])('are not a recording if they are %j', (text) => {
    storage.items.set(KEY, text)
    expect(readKept()).toBeNull()
  })

  it.each([
    ['no steps', { steps: null }],
    ['an empty step', { steps: [{}] }],
    ['an unknown action', { steps: [{ ...STEP, action: { kind: 'dance' } }] }],
    ['no place in the history', { place: {} }],
    ['an invalid `isOn`', { isOn: 'yes' }],
  ])('are not a recording with %s', (_, wrong) => {
    storage.items.set(KEY, JSON.stringify({ ...KEPT, ...wrong }))
    expect(readKept()).toBeNull()
  })

  it.each(['full', 'blocked'] as const)('are not kept if it is %s', (state) => {
    storage.state = state
    writeKept(KEPT)
    writeKept(null)
    expect(readKept()).toBeNull()
    expect(storage.items.size).toBe(0)
  })
})

const START: ExportedState = {
  ...exportState(product, await startScenario(product, 'empty')),
  page: { address: '/calendar', device: {} },
}

/** Stores a value as the state at the start, unchecked. */
async function store(value: unknown): Promise<void> {
  const { createStore, set } = await import('idb-keyval')
  await set('state', value, createStore('pulse-steps', 'start'))
}

describe('the state at the start', () => {
  it('is read as it was written, until it is removed', async () => {
    const start = startStore('pulse')
    await start.write(START)
    expect(await start.read()).toEqual(START)
    await start.clear()
    expect(await start.read()).toBeUndefined()
  })

  it.each([
    ['a text', 'text'],
    ['null', null],
    ['rows without a page', { rows: {} }],
    ['a page without an address', { ...START, page: {} }],
  ])('counts as none if it is %s', async (_, value) => {
    await store(value)
    expect(await startStore('pulse').read()).toBeUndefined()
  })

  it('cannot be written if IndexedDB is blocked, and the caller sees why', async () => {
    vi.stubGlobal('indexedDB', {
      open() {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    })
    await expect(startStore('pulse').write(START)).rejects.toThrow('Access is denied')
  })

  it('cannot be written if IndexedDB is full, and the caller sees why', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await expect(startStore('pulse').write(START)).rejects.toThrow('Full')
  })
})
