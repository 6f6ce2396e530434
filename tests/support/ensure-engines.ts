/** Finds or installs the programs for browser engines other than Chromium. */
import { existsSync } from 'node:fs'

import { installPackages } from './debian.ts'

interface Program {
  name: string
  /** The environment variable that can name its path. */
  variable: string
  paths: string[]
  debianPackage: string
}

/**
 * Path of a program: the one in its variable, else the first on this machine, else Debian's if it
 * may be installed. Throws with instructions if there is none.
 */
function ensure({ name, variable, paths, debianPackage }: Program): string {
  const find = (): string | undefined =>
    [process.env[variable], ...paths].find((path) => path !== undefined && existsSync(path))
  const present = find()
  if (present !== undefined) return present
  installPackages(debianPackage)
  const installed = find()
  if (installed !== undefined) return installed
  throw new Error(
    `No ${name}: install it (on Debian: apt-get install ${debianPackage}) and give its path as ${variable}`,
  )
}

export const ensureFirefox = (): string =>
  ensure({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    paths: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    debianPackage: 'firefox-esr',
  })

/** WebKitGTK's driver, which opens a minimal browser. */
export const ensureWebKitDriver = (): string =>
  ensure({
    name: 'WebKitWebDriver',
    variable: 'WEBKIT_DRIVER_PATH',
    paths: ['/usr/bin/WebKitWebDriver'],
    debianPackage: 'webkit2gtk-driver',
  })

/** A display in memory: WebKitGTK has no headless mode. */
export const ensureXvfb = (): string =>
  ensure({
    name: 'Xvfb',
    variable: 'XVFB_PATH',
    paths: ['/usr/bin/Xvfb'],
    debianPackage: 'xvfb',
  })
