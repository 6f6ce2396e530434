import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { keepToast, takeToast } from '#src/device/remembered.ts'
import { deviceStorage, tabStorage } from '#src/device/storage.ts'
import { openFakeDevice } from '#tests/fixtures/device/fake-device.fixture.ts'
import { FakeStorage } from '#tests/fixtures/device/fake-storage.fixture.ts'
/** A stored value is valid when it is read, whatever has happened to it on the device. */
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import { OF_ONE_TAB, STORED_VALUES } from './stored-values.fixture.ts'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Copies of the value, each with one part replaced by something invalid. */
function corruptionsOf(value: unknown): unknown[] {
  const parts = isObject(value)
    ? Object.entries(value).flatMap(([key, part]) =>
        corruptionsOf(part).map((wrong) =>
          Array.isArray(value)
            ? value.map((old: unknown, at) => (String(at) === key ? wrong : old))
            : { ...value, [key]: wrong },
        ),
      )
    : []
  return [isObject(value) ? 0 : [null], ...parts]
}

let device: FakeStorage
let tab: FakeStorage

beforeEach(() => {
  ;({ storage: device } = openFakeDevice())
  tab = new FakeStorage()
  vi.stubGlobal('sessionStorage', tab)
})
afterEach(() => {
  deviceStorage.clear()
  tabStorage.clear()
  vi.unstubAllGlobals()
})

describe.each(Object.entries(STORED_VALUES))('%s', (key, { read, initial, sample, write }) => {
  const storageOf = () => (OF_ONE_TAB.has(key) ? tab : device)

  it('is what was written, across reloads', () => {
    write()
    expect(read()).toEqual(sample)
    expect([...device.items.keys(), ...tab.items.keys()]).toEqual([key])
    expect([...storageOf().items.keys()]).toEqual([key])
  })

  it('is the default if it is something else', () => {
    const texts = ['', '{', 'null', '0', '"text"', '[]', '[null]', '{"x":[null]}']
    for (const text of [...texts, '{"__proto__":[null]}']) {
      storageOf().items.set(key, text)
      expect({ text, read: read() }).toEqual({ text, read: initial })
    }
  })

  it('is the default if any part of it is invalid', () => {
    for (const wrong of corruptionsOf(sample)) {
      storageOf().items.set(key, JSON.stringify(wrong))
      expect({ wrong, read: read() }).toEqual({ wrong, read: initial })
    }
  })

  it.each(['full', 'blocked'] as const)('is kept in memory if the storage is %s', (state) => {
    storageOf().state = state
    expect(read()).toEqual(initial)
    write()
    expect(read()).toEqual(sample)
    expect(device.items.size + tab.items.size).toBe(0)
  })
})

it.each(['full', 'blocked'] as const)(
  'the toast that survives a reload is kept in this page if the storage is %s',
  (state) => {
    tab.state = state
    keepToast(SPEC.accountDeleted)
    expect(device.items.size + tab.items.size).toBe(0)
    expect(takeToast()).toBe(SPEC.accountDeleted)
    expect(takeToast()).toBeNull()
  },
)

const sources = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx}', '!/src/**/*.{test,stories,fixture}.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
)

it('every stored value is covered', () => {
  const made = Object.values(sources).flatMap((text) => [
    ...text.matchAll(/(?<!function )\b(?:storedAtom|personDraft|formDraft)(?:<.*>)?\(/g),
  ])
  // All except the colour scheme, which is not JSON. Two of the matches are inside the helpers,
  // which call each other.
  expect(made).toHaveLength(Object.keys(STORED_VALUES).length - 1 + 2)
})

it('nothing else is written to a storage', () => {
  const writes = Object.entries(sources)
    .filter(([, text]) => /[sS]torage\??\.(?:write|setItem)\(/.test(text.replaceAll('()', '')))
    .map(([path]) => path)
  // The storage with the values above, the scheme, and the toast.
  expect(writes.toSorted()).toEqual([
    '/src/device/remembered.ts',
    '/src/device/storage.ts',
    '/src/ui/theme/color-scheme.ts',
  ])
})
