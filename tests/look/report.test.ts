/** The report on two picture sets of tiny pictures. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PNG } from 'pngjs'
import { afterAll, expect, test } from 'vitest'

import { compare, writeReport } from './report.ts'
import { type PictureSet, pictureOf, SCHEMES, type Shot } from './shots.ts'

const folder = mkdtempSync(join(tmpdir(), 'pulse-report-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A picture of 100 pixels of a grey, some of them black. */
function picture(black: number, grey = 255): Buffer {
  const png = new PNG({ width: 10, height: 10 })
  for (let pixel = 0; pixel < 100; pixel += 1)
    png.data.set(pixel < black ? [0, 0, 0, 255] : [grey, grey, grey, 255], pixel * 4)
  return PNG.sync.write(png)
}

test('rounding, and fewer than eight pixels, are no change', () => {
  expect(compare(picture(5), picture(5, 254))).toBeNull()
  expect(compare(picture(5), picture(12))).toBeNull()
  expect(compare(picture(5), picture(13))?.share).toBe(0.08)
  expect(compare(picture(0, 200), picture(0, 206))?.share).toBe(1)
})

const shotOf = (title: string): Shot => ({
  story: { id: title.toLowerCase().replaceAll('/', '-'), title, name: 'Історія', tags: [] },
  size: 'phone',
})

/** A picture set of stories, each with its number of black pixels. */
function pictureSet(name: string, black: Record<string, number>, broken: string[]): PictureSet {
  const into = join(folder, name)
  mkdirSync(into)
  for (const [title, count] of Object.entries(black))
    for (const scheme of SCHEMES)
      writeFileSync(join(into, pictureOf(shotOf(title), scheme)), picture(count))
  return {
    folder: into,
    shots: [...Object.keys(black), ...broken].map(shotOf),
    broken: broken.map((title) => ({ shot: shotOf(title), problem: 'No <button>' })),
  }
}

test('changed, new and removed pictures are reported, the most changed first', () => {
  const kit = 'Елементи/Сторінки'
  const before = pictureSet('before', { Same: 0, Little: 0, Gone: 0, Stuck: 0, [kit]: 0 }, [])
  const after = pictureSet('after', { Same: 0, Little: 20, New: 0, [kit]: 70 }, ['Stuck'])
  expect(writeReport(before, after, join(folder, 'report'))).toEqual({
    changed: 4,
    fresh: 2,
    gone: 2,
    screens: ['Gone', 'New', 'Little'],
    parts: [kit],
  })
})
