import { createStore } from 'jotai/vanilla'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { FakeStorage, FakeWindow } from '#tests/fixtures/device/fake-storage.fixture.ts'

import { storedAtom } from './storage.ts'

const initial: string[] = []
const makeValue = () => storedAtom('deferred', v.array(v.string()), initial)

let storage: FakeStorage
let page: FakeWindow

beforeEach(() => {
  storage = new FakeStorage()
  page = new FakeWindow()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', page.addEventListener)
  vi.stubGlobal('removeEventListener', page.removeEventListener)
})
afterEach(() => vi.unstubAllGlobals())

it('the atom has the initial value until a value is stored, and again after the initial one is stored', () => {
  const { atom, read } = makeValue()
  const store = createStore()
  expect(store.get(atom)).toBe(initial)
  store.set(atom, ['a'])
  expect(store.get(atom)).toEqual(['a'])
  expect(storage.items.get('deferred')).toBe('["a"]')
  store.set(atom, initial)
  expect(storage.items.has('deferred')).toBe(false)
  expect(read()).toBe(initial)
})

it('the value is read after a reload; if it is corrupt, the initial value is returned', () => {
  storage.items.set('deferred', '["a"]')
  expect(makeValue().read()).toEqual(['a'])
  storage.items.set('deferred', '{"a"')
  expect(makeValue().read()).toBe(initial)
})

it('read returns a value of another tab even without subscribers', () => {
  const { read } = makeValue()
  expect(read()).toBe(initial)
  storage.items.set('deferred', '["theirs"]')
  expect(read()).toEqual(['theirs'])
})

it('the atom follows another tab while it has subscribers, and no longer', () => {
  const { atom } = makeValue()
  const store = createStore()
  const listener = vi.fn<() => void>()
  const stop = store.sub(atom, listener)
  storage.items.set('deferred', '["theirs"]')
  page.changed('deferred')
  expect(listener).toHaveBeenCalledTimes(1)
  expect(store.get(atom)).toEqual(['theirs'])
  stop()
  expect(page.listeners).toBe(0)
})

it('12.1: the atom reads its value again when the back/forward cache restores the page', () => {
  const { atom } = makeValue()
  const store = createStore()
  const listener = vi.fn<() => void>()
  const stop = store.sub(atom, listener)
  storage.items.set('deferred', '["theirs"]')
  page.shown({ persisted: true })
  expect(listener).toHaveBeenCalledOnce()
  expect(store.get(atom)).toEqual(['theirs'])
  stop()
  expect(page.listeners).toBe(0)
})

it('the atom reads its value again when a subscriber is added', () => {
  const { atom } = makeValue()
  const store = createStore()
  expect(store.get(atom)).toBe(initial)
  storage.items.set('deferred', '["theirs"]')
  store.sub(atom, () => {})
  expect(store.get(atom)).toEqual(['theirs'])
})

it('the same text is the same object: another read changes nothing for the subscribers', () => {
  storage.items.set('deferred', '["a"]')
  const { atom } = makeValue()
  const store = createStore()
  const listener = vi.fn<() => void>()
  store.sub(atom, listener)
  const before = store.get(atom)
  page.changed('deferred')
  expect(store.get(atom)).toBe(before)
  expect(listener).not.toHaveBeenCalled()
})
