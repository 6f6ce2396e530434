/** The icons of the installed app, which `npm run icons` renders. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { PNG } from 'pngjs'
import { expect, test } from 'vitest'

import { ROOT } from '../support/paths.ts'

test('a system may crop a maskable icon: its mark is inside the circle that is always visible', () => {
  for (const size of [192, 512]) {
    const { data } = PNG.sync.read(readFileSync(join(ROOT, `public/icons/maskable-${size}.png`)))
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
