/** What `npm ci` does on a new machine. */
import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { ROOT } from '../support/paths.ts'

interface Lock {
  packages: Record<string, { hasInstallScript?: boolean }>
}

const npmrc = readFileSync(`${ROOT}.npmrc`, 'utf8').split('\n')

test('12.32: no package runs a script when it is installed', () => {
  expect(npmrc).toContain('ignore-scripts=true')
  const { packages }: Lock = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8'))
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  // Its script only saves one start of Node for its binary, an optional dependency; fsevents is
  // prebuilt.
  const harmless = /node_modules\/(esbuild|fsevents)$/
  expect(scripted.map(([path]) => path).filter((path) => !harmless.test(path))).toEqual([])
})

test('12.32: an older Node causes no page of warnings', () => {
  expect(npmrc).toContain('loglevel=error')
})
