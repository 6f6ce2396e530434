/** What `npm ci` does on a new machine, and the icons of the installed app (`npm run icons`). */
import { readFileSync } from 'node:fs'

import { PNG } from 'pngjs'
import { expect, test } from 'vitest'

import { ROOT } from '../support/paths.ts'

interface Lock {
  packages: Record<string, { hasInstallScript?: boolean }>
}

const npmrc = readFileSync(`${ROOT}.npmrc`, 'utf8').split('\n')

test('12.32: no package runs a script when it is installed, and an older Node prints no warnings', () => {
  expect(npmrc).toContain('ignore-scripts=true')
  expect(npmrc).toContain('loglevel=error')
  const { packages }: Lock = JSON.parse(readFileSync(`${ROOT}package-lock.json`, 'utf8'))
  const scripted = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  // Its script only saves one start of Node for its binary, an optional dependency; fsevents is
  // prebuilt.
  const harmless = /node_modules\/(esbuild|fsevents)$/
  expect(scripted.map(([path]) => path).filter((path) => !harmless.test(path))).toEqual([])
})

test('a system may crop a maskable icon: its mark is inside the circle that is always visible', () => {
  for (const size of [192, 512]) {
    const { data } = PNG.sync.read(readFileSync(`${ROOT}public/icons/maskable-${size}.png`))
    const pixels = [...data.keys()].filter((at) => at % 4 === 0)
    expect(pixels.filter((at) => data[at + 3] !== 255)).toEqual([])
    // A lime mark on a dark background.
    const mark = pixels.filter((at) => (data[at + 1] ?? 0) > 64).map((at) => at / 4)
    const distances = mark.map((at) =>
      Math.hypot((at % size) + 0.5 - size / 2, Math.floor(at / size) + 0.5 - size / 2),
    )
    expect(distances.length).toBeGreaterThan(size)
    expect(distances.filter((distance) => distance > 0.4 * size)).toEqual([])
  }
})
