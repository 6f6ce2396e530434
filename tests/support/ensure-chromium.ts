import { spawnSync } from 'node:child_process'

import { findChromium } from './chromium.ts'
import { installPackages } from './debian.ts'

/**
 * Makes sure that there is a Chromium: one that is here, Debian's where we may install it, else
 * Playwright's own download. Throws with what to do when none can be had.
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
