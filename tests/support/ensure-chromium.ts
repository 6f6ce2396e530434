import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { findChromium } from './chromium.ts'

/**
 * Makes sure that there is a Chromium: one that is here, Debian's where we may install it, else
 * Playwright's own download. Throws with what to do when none can be had.
 */
export function ensureChromium(): void {
  if (findChromium() !== null) return
  const run = (command: string, args: string[]): void => {
    spawnSync(command, args, { stdio: 'inherit' })
  }
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
  }
  if (findChromium() === null) run('npx', ['playwright', 'install', 'chromium'])
  if (findChromium() === null)
    throw new Error('No Chromium: install one and give its path as CHROMIUM_PATH')
}
