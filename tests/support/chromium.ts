/** Finds or installs a Chromium to test with, and says how to launch it. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { chromium } from 'playwright'

import { programOf } from './command.ts'

/** The headless shell is preferred: it needs a sixth less processor time. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/**
 * Returns the path of a Chromium: CHROMIUM_PATH, Playwright's own, or the system's; null if there
 * is none. With `headed` the headless shell is skipped, because it cannot open windows.
 */
export function findChromium(headed = false): string | null {
  const candidates = [process.env['CHROMIUM_PATH'], chromium.executablePath(), ...SYSTEM]
  const found = candidates.find(
    (path) => path !== undefined && existsSync(path) && !(headed && path.endsWith('shell')),
  )
  return found ?? null
}

/** The installer of Debian. */
const APT = 'apt-get'

/** Installs a Debian package if that is allowed: as root on a Debian. Does nothing elsewhere. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', name]])
    spawnSync(APT, [...args, '-qq'], { stdio: 'inherit', env })
}

/**
 * Makes sure that a Chromium is installed: an existing one, Debian's if it may be installed, or
 * Playwright's download. Throws with instructions if none can be found or installed.
 */
export function ensureChromium(): void {
  if (findChromium() !== null) return
  installPackage('chromium-headless-shell')
  if (findChromium() === null) installPackage('chromium')
  if (findChromium() === null) {
    const install = [programOf('playwright'), 'install', 'chromium']
    spawnSync(process.execPath, install, { stdio: 'inherit' })
  }
  if (findChromium() === null)
    throw new Error('No Chromium: install one and give its path as CHROMIUM_PATH')
}

/** Turns the sandbox off for root, where it does not work, and calls to the vendor for everyone. */
const ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Launch options for Playwright, wherever it is used. */
export function launchOptions(headed = false): { executablePath?: string; args: string[] } {
  const path = findChromium(headed)
  // Without a path, Playwright uses the headless shell of its own browser.
  const own = path === null || path === chromium.executablePath()
  return { ...(!own && { executablePath: path }), args: ARGS }
}

/**
 * Launch options for tests, which close a page before V8's optimising compilers pay off: without
 * them, stories and faults take a seventh less processor time.
 */
export function testLaunchOptions(...more: string[]): ReturnType<typeof launchOptions> {
  const { args, ...options } = launchOptions()
  return { ...options, args: [...args, '--js-flags=--no-turbofan --no-maglev', ...more] }
}
