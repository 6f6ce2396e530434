import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

import { findChromium } from '#tests/support/chromium.ts'

import { ensureBrowser } from './ensure-browser.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test('on Linux a headed browser needs a display', () => {
  vi.stubGlobal('process', { ...process, env: process.env, platform: 'linux' })
  vi.stubEnv('DISPLAY', '')
  vi.stubEnv('WAYLAND_DISPLAY', '')
  expect(() => ensureBrowser(true)).toThrow('--headed needs a screen')
})

test('the headless shell cannot open windows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const shell = join(folder, 'headless-shell')
  writeFileSync(shell, '')
  vi.stubEnv('CHROMIUM_PATH', shell)
  expect(findChromium()).toBe(shell)
  expect(findChromium(true) ?? '').not.toMatch(/shell$/)
})
