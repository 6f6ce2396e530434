import fc from 'fast-check'
import { createStore } from 'jotai/vanilla'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openFakeDevice } from '#tests/fixtures/device/fake-device.fixture.ts'

import { personDraft, storedAtom } from './storage.ts'

let { storage, page } = openFakeDevice()
beforeEach(() => {
  ;({ storage, page } = openFakeDevice())
})
afterEach(() => vi.unstubAllGlobals())

/** The module in the state of a page that was just opened. */
function openPage(): Promise<typeof import('./storage.ts')> {
  vi.resetModules()
  return import('./storage.ts')
}

describe.each(['blocked', 'full'] as const)('a device whose storage is %s', (state) => {
  beforeEach(() => {
    storage.state = state
  })

  it('keeps values for the life of the page, and warns once', async () => {
    const { deviceStorage, onStorageFailure } = await openPage()
    const [warn, late] = [vi.fn<() => void>(), vi.fn<() => void>()]
    onStorageFailure(warn)
    deviceStorage.write('a', '1')
    deviceStorage.write('b', '2')
    expect([deviceStorage.read('a'), deviceStorage.read('b')]).toEqual(['1', '2'])
    deviceStorage.remove('a')
    expect(deviceStorage.read('a')).toBeNull()
    expect(deviceStorage.keys()).toEqual(['b'])
    deviceStorage.clear()
    expect(deviceStorage.read('b')).toBeNull()
    expect(warn).toHaveBeenCalledTimes(1)
    // A listener that is added after the failure.
    onStorageFailure(late)
    expect(late).toHaveBeenCalledTimes(1)
  })

  it('returns the new value and not the stored one, until it accepts values again', async () => {
    const { deviceStorage } = await openPage()
    storage.items.set('a', 'old')
    deviceStorage.write('a', 'new')
    expect(deviceStorage.read('a')).toBe('new')
    storage.state = 'ok'
    expect(deviceStorage.read('a')).toBe('new')
    deviceStorage.write('a', 'newer')
    storage.items.set('a', 'newest')
    expect(deviceStorage.read('a')).toBe('newest')
  })
})

it('a device without localStorage counts as blocked', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { deviceStorage } = await openPage()
  expect(deviceStorage.read('a')).toBeNull()
  deviceStorage.write('a', '1')
  expect(deviceStorage.read('a')).toBe('1')
})

it('another tab is followed for the key, or when it clears everything, until the listener is removed', async () => {
  const { deviceStorage } = await openPage()
  const onChange = vi.fn<() => void>()
  const stop = deviceStorage.onChange('a', onChange)
  page.changed('b')
  expect(onChange).not.toHaveBeenCalled()
  page.changed('a')
  page.changed(null)
  expect(onChange).toHaveBeenCalledTimes(2)
  // Its value takes precedence over one that only this page has.
  storage.state = 'full'
  deviceStorage.write('a', 'mine')
  storage.items.set('a', 'theirs')
  page.changed('a')
  expect(deviceStorage.read('a')).toBe('theirs')
  stop()
  page.changed('a')
  expect(onChange).toHaveBeenCalledTimes(3)
})

const initial: string[] = []
const makeValue = () => storedAtom('deferred', v.array(v.string()), initial)

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

it('12.7: of several people who type on one device, each finds their own draft', () => {
  const notes = personDraft('notes', v.nullable(v.string()), null)
  const typing = fc.record({
    person: fc.constantFrom('olena', 'ihor', 'andriy'),
    thing: fc.constantFrom(undefined, 's1', 's2'),
    text: fc.option(fc.string()),
  })
  fc.assert(
    fc.property(fc.array(typing), (typed) => {
      storage.items.clear()
      const last = new Map<string, string | null>()
      for (const { person, thing, text } of typed) {
        notes(person, thing).write(text)
        last.set(`${person} ${thing}`, text)
      }
      for (const { person, thing } of typed)
        expect(notes(person, thing).read()).toBe(last.get(`${person} ${thing}`))
    }),
  )
})
