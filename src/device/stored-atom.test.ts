import { createStore } from 'jotai/vanilla'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openFakeDevice } from '#tests/fixtures/device/fake-device.fixture.ts'

import { storedAtom } from './storage.ts'

const initial: string[] = []
const makeValue = () => storedAtom('deferred', v.array(v.string()), initial)

let { storage, page } = openFakeDevice()
beforeEach(() => {
  ;({ storage, page } = openFakeDevice())
})
afterEach(() => vi.unstubAllGlobals())

/** The atom in a store with a subscriber. */
function subscribed() {
  const { atom } = makeValue()
  const store = createStore()
  const listener = vi.fn<() => void>()
  const stop = store.sub(atom, listener)
  return { value: () => store.get(atom), listener, stop }
}

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

it('a value of another tab is read even without subscribers, and again when one is added', () => {
  const { atom, read } = makeValue()
  const store = createStore()
  expect([read(), store.get(atom)]).toEqual([initial, initial])
  storage.items.set('deferred', '["theirs"]')
  expect(read()).toEqual(['theirs'])
  store.sub(atom, () => {})
  expect(store.get(atom)).toEqual(['theirs'])
})

it.each([
  ['when another tab has changed it', () => page.changed('deferred')],
  ['12.1: the back/forward cache restores the page', () => page.shown({ persisted: true })],
])('%s: the atom reads its value again while it has subscribers', (_, notify) => {
  const { value, listener, stop } = subscribed()
  storage.items.set('deferred', '["theirs"]')
  notify()
  expect(listener).toHaveBeenCalledOnce()
  expect(value()).toEqual(['theirs'])
  stop()
  expect(page.listeners).toBe(0)
})

it('the same text is the same object: another read changes nothing for the subscribers', () => {
  storage.items.set('deferred', '["a"]')
  const { value, listener } = subscribed()
  const before = value()
  page.changed('deferred')
  expect(value()).toBe(before)
  expect(listener).not.toHaveBeenCalled()
})
