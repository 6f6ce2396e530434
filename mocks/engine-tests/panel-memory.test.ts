/** What a tab remembers of its panel, whatever its storage does. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { keepMemory, type PanelMemory, readMemory } from '#mocks/engine/panel/memory.ts'
import { openFakeDevice } from '#tests/fixtures/device/fake-device.fixture.ts'
import type { FakeStorage, FakeWindow } from '#tests/fixtures/device/fake-storage.fixture.ts'

const KEY = 'mock-panel'
const DEFAULTS: PanelMemory = { open: false, tab: 'state', side: 'right', top: 50 }
const CHANGED: PanelMemory = { open: true, tab: 'sms', side: 'left', top: 20 }

let storage: FakeStorage
let page: FakeWindow

beforeEach(() => {
  ;({ storage, page } = openFakeDevice())
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

/** Opens a page, changes its panel and leaves the page. */
function visit(change: Partial<PanelMemory>): void {
  const memory = readMemory()
  keepMemory(memory)
  Object.assign(memory, change)
  page.left()
}

describe('the memory of the panel', () => {
  it('is kept when the page is left', () => {
    visit(CHANGED)
    expect(readMemory()).toEqual(CHANGED)
  })

  it('is not written by a page that has changed nothing', () => {
    visit({})
    expect(storage.items.size).toBe(0)
  })

  it.each(['', '{', 'null', '0', '"text"', '[]', '{"open":1,"tab":"x","side":0,"top":"a"}'])(
    'has its defaults if the tab has stored %j',
    (text) => {
      storage.items.set(KEY, text)
      expect(readMemory()).toEqual(DEFAULTS)
    },
  )

  it.each(Object.keys(DEFAULTS))('keeps its other parts if «%s» is invalid', (part) => {
    storage.items.set(KEY, JSON.stringify({ ...CHANGED, [part]: null }))
    expect(readMemory()).toEqual({ ...CHANGED, [part]: Object(DEFAULTS)[part] })
  })

  it.each([9, 91])('places the opener inside the window: not at %d', (top) => {
    storage.items.set(KEY, JSON.stringify({ ...CHANGED, top }))
    expect(readMemory()).toEqual({ ...CHANGED, top: DEFAULTS.top })
  })

  it.each(['full', 'blocked'] as const)('has its defaults if the storage is %s', (state) => {
    storage.state = state
    visit(CHANGED)
    expect(readMemory()).toEqual(DEFAULTS)
    expect(storage.items.size).toBe(0)
  })
})
