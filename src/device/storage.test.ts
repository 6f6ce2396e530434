import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openFakeDevice } from '#tests/fixtures/device/fake-device.fixture.ts'

const Draft = v.object({ name: v.string() })

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

describe('a device that keeps values', () => {
  it('keeps them across reloads until they are removed, and reports no failure', async () => {
    const first = await openPage()
    first.deviceStorage.write('draft', 'Ноги')
    const { deviceStorage, onStorageFailure } = await openPage()
    const warn = vi.fn<() => void>()
    onStorageFailure(warn)
    expect(deviceStorage.read('draft')).toBe('Ноги')
    deviceStorage.remove('draft')
    expect(deviceStorage.read('draft')).toBeNull()
    expect(storage.items.size).toBe(0)
    expect(warn).not.toHaveBeenCalled()
  })

  it('clear removes all keys except those that are to be kept', async () => {
    const { deviceStorage } = await openPage()
    for (const key of ['a', 'b', 'c']) deviceStorage.write(key, '1')
    deviceStorage.clear((key) => key === 'b')
    expect(deviceStorage.keys()).toEqual(['b'])
    deviceStorage.clear()
    expect(storage.items.size).toBe(0)
  })

  it('reads a corrupt text as null', async () => {
    const { parseJson } = await openPage()
    const corrupt = ['', '{', 'null', '{"name":1}', '[]', '{"__proto__":{"name":"x"}}']
    expect(corrupt.filter((text) => parseJson(text, Draft) !== null)).toEqual([])
  })
})

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
