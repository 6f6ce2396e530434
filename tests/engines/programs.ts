/** The browsers' programs: finds or installs them, starts and ends them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

import { installPackage } from '#tests/support/chromium.ts'

/** Each with the variable that can name its path, the package of Debian that has it, and its paths. */
const PROGRAMS = {
  Firefox: [
    'FIREFOX_PATH',
    'firefox-esr',
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ],
  // WebKitGTK's driver, which opens a minimal browser.
  WebKitWebDriver: ['WEBKIT_DRIVER_PATH', 'webkit2gtk-driver', '/usr/bin/WebKitWebDriver'],
  // A display in memory: WebKitGTK has no headless mode.
  Xvfb: ['XVFB_PATH', 'xvfb', '/usr/bin/Xvfb'],
} as const

/**
 * Path of a program: the one in its variable, else the first on this machine, else Debian's if it
 * may be installed. Throws with instructions if there is none.
 */
export function ensure(name: keyof typeof PROGRAMS): string {
  const [variable, debianPackage, ...paths] = PROGRAMS[name]
  const find = (): string | undefined =>
    [process.env[variable], ...paths].find((path) => path !== undefined && existsSync(path))
  if (find() === undefined) installPackage(debianPackage)
  const found = find()
  if (found !== undefined) return found
  throw new Error(
    `No ${name}: install it (on Debian: apt-get install ${debianPackage}) and give its path as ${variable}`,
  )
}

/** Not Kyiv: the app uses Kyiv's days wherever the device is. */
export const ENVIRONMENT = { ...process.env, TZ: 'America/New_York' }

/** Starts a program. Its output on file descriptor 3 can be read; the rest is dropped. */
export const start = (
  name: keyof typeof PROGRAMS,
  args: string[],
  environment: Record<string, string> = {},
): ChildProcess =>
  spawn(ensure(name), args, {
    env: { ...ENVIRONMENT, ...environment },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })

/** Ends a program; resolves once it has ended. */
export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = once(program, 'exit')
  program.kill()
  await ended
}
