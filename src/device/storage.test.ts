import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { FakeStorage, FakeWindow } from '#tests/fixtures/device/fake-storage.fixture.ts'

const Draft = v.object({ name: v.string() })

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

/** The module in the state of a page that was just opened. */
function openPage(): Promise<typeof import('./storage.ts')> {
  vi.resetModules()
  return import('./storage.ts')
}

describe('a device that keeps values', () => {
  it('keeps them across reloads until they are removed', async () => {
    const first = await openPage()
    first.deviceStorage.write('draft', 'Ноги')
    const second = await openPage()
    expect(second.deviceStorage.read('draft')).toBe('Ноги')
    second.deviceStorage.remove('draft')
    expect(second.deviceStorage.read('draft')).toBeNull()
    expect(storage.items.size).toBe(0)
  })

  it('clear removes all keys except those that are to be kept', async () => {
    const { deviceStorage } = await openPage()
    for (const key of ['a', 'b', 'c']) deviceStorage.write(key, '1')
    deviceStorage.clear((key) => key === 'b')
    expect(deviceStorage.keys()).toEqual(['b'])
    deviceStorage.clear()
    expect(storage.items.size).toBe(0)
  })

  it('reports no failure', async () => {
    const { deviceStorage, onStorageFailure } = await openPage()
    const warn = vi.fn<() => void>()
    onStorageFailure(warn)
    deviceStorage.write('a', '1')
    deviceStorage.read('a')
    expect(warn).not.toHaveBeenCalled()
  })

  it.each(['', '{', 'null', '{"name":1}', '[]', '{"__proto__":{"name":"x"}}'])(
    'reads %j as null',
    async (text) => {
      const { deviceStorage, parseJson } = await openPage()
      storage.items.set('draft', text)
      expect(parseJson(deviceStorage.read('draft'), Draft)).toBeNull()
    },
  )
})

describe.each([['blocked'], ['full']] as const)('a device whose storage is %s', (state) => {
  beforeEach(() => {
    storage.state = state
  })

  it('keeps values for the life of the page, and warns once', async () => {
    const { deviceStorage, onStorageFailure } = await openPage()
    const warn = vi.fn<() => void>()
    onStorageFailure(warn)
    deviceStorage.write('a', '1')
    deviceStorage.write('b', '2')
    expect(deviceStorage.read('a')).toBe('1')
    expect(deviceStorage.read('b')).toBe('2')
    deviceStorage.remove('a')
    expect(deviceStorage.read('a')).toBeNull()
    expect(deviceStorage.keys()).toEqual(['b'])
    deviceStorage.clear()
    expect(deviceStorage.read('b')).toBeNull()
    expect(warn).toHaveBeenCalledTimes(1)
  })

  it('warns a listener that is added after the failure', async () => {
    const { deviceStorage, onStorageFailure } = await openPage()
    deviceStorage.write('a', '1')
    const warn = vi.fn<() => void>()
    onStorageFailure(warn)
    expect(warn).toHaveBeenCalledTimes(1)
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

describe('another tab', () => {
  it('is followed for the key, or when it clears everything, until the listener is removed', async () => {
    const { deviceStorage } = await openPage()
    const onChange = vi.fn<() => void>()
    const stop = deviceStorage.onChange('a', onChange)
    page.changed('b')
    expect(onChange).not.toHaveBeenCalled()
    page.changed('a')
    page.changed(null)
    expect(onChange).toHaveBeenCalledTimes(2)
    stop()
    page.changed('a')
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('takes precedence over a value that only this page has', async () => {
    const { deviceStorage } = await openPage()
    storage.state = 'full'
    deviceStorage.write('a', 'mine')
    deviceStorage.onChange('a', () => {})
    storage.items.set('a', 'theirs')
    page.changed('a')
    expect(deviceStorage.read('a')).toBe('theirs')
  })
})
