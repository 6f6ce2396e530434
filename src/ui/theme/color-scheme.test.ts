import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

import { afterEach, expect, it, vi } from 'vitest'

import { openFakeDevice } from '#tests/fixtures/device/fake-device.fixture.ts'
import { ROOT } from '#tests/support/paths.ts'

import { colorSchemeManager } from './color-scheme.ts'

/** The script of index.html that runs before the first paint. */
const [, script = ''] =
  /<script>(.*?)<\/script>/s.exec(readFileSync(`${ROOT}index.html`, 'utf8')) ?? []

afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
  ['auto', 'dark', 'dark'],
  ['auto', 'light', 'light'],
] as const)('after the choice of %s, a %s device paints a %s page first', (...schemes) => {
  const [chosen, device, painted] = schemes
  const { storage: localStorage } = openFakeDevice()
  colorSchemeManager.set(chosen)
  const setAttribute = vi.fn<(name: string, value: string) => void>()
  const page = {
    documentElement: { setAttribute, getAttribute: () => painted },
    querySelectorAll: () => [{}, {}],
  }
  const matchMedia = (query: string) => ({ matches: query.includes(device) })
  const MutationObserver = class {
    observe() {}
  }
  runInNewContext(script, { localStorage, matchMedia, document: page, MutationObserver })
  expect(setAttribute).toHaveBeenCalledExactlyOnceWith('data-mantine-color-scheme', painted)
})
