import { spawnSync } from 'node:child_process'

import { findChromium } from './chromium.ts'
import { installPackages } from './debian.ts'

/**
 * Makes sure that a Chromium is installed: an existing one, Debian's if it may be installed, or
 * Playwright's download. Throws with instructions if none can be found or installed.
 */
export function ensureChromium(): void {
  if (findChromium() !== null) return
  installPackages('chromium-headless-shell')
  if (findChromium() === null) installPackages('chromium')
  if (findChromium() === null)
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  if (findChromium() === null)
    throw new Error('No Chromium: install one and give its path as CHROMIUM_PATH')
}
