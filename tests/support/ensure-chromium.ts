import { spawnSync } from 'node:child_process'

import { findChromium } from './chromium.ts'
import { installPackages } from './debian.ts'

/**
 * Makes sure that there is a Chromium: an existing one, Debian's if it may be installed, else
 * Playwright's own download. Throws with instructions if there is none.
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
