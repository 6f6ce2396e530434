import { PNG } from 'pngjs'
import { expect, test } from 'vitest'

import { compare } from './compare-pictures.ts'

/** A grey picture with a darker block in it. */
function picture(width: number, height: number, grey: number, block = 0): Buffer {
  const png = new PNG({ width, height })
  png.data.fill(grey)
  for (let pixel = 0; pixel < width * height; pixel += 1) png.data[pixel * 4 + 3] = 255
  for (let y = 0; y < block; y += 1)
    for (let x = 0; x < block; x += 1)
      png.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
  return PNG.sync.write(png)
}

test('equal pixels are not a difference, however they are compressed', () => {
  const one = picture(40, 40, 200, 10)
  const repacked = PNG.sync.write(PNG.sync.read(one), { deflateLevel: 0 })
  expect(repacked.equals(one)).toBe(false)
  expect(compare(one, one)).toBeNull()
  expect(compare(one, repacked)).toBeNull()
})

test('a difference of one in each channel is ignored as rounding, of six is a change', () => {
  expect(compare(picture(40, 40, 200), picture(40, 40, 201))).toBeNull()
  expect(compare(picture(40, 40, 200), picture(40, 40, 206))?.share).toBe(1)
})

test('a difference of fewer than eight pixels is ignored', () => {
  expect(compare(picture(40, 40, 200), picture(40, 40, 200, 2))).toBeNull()
  expect(compare(picture(40, 40, 200), picture(40, 40, 200, 3))?.share).toBeCloseTo(9 / 1600, 2)
})

test('for a block that grew, the changed share is returned and its place is marked', () => {
  const difference = compare(picture(40, 40, 200, 10), picture(40, 40, 200, 20))
  expect(difference?.share).toBeCloseTo(300 / 1600, 2)
  const marked = PNG.sync.read(difference?.picture ?? Buffer.of())
  const at = (x: number, y: number): number[] => [
    ...marked.data.subarray((y * 40 + x) * 4, (y * 40 + x) * 4 + 3),
  ]
  expect(at(15, 15)).toEqual([255, 0, 0])
  expect(at(30, 30)).not.toEqual([255, 0, 0])
})

test('for a page that grew, the added part counts as changed', () => {
  const difference = compare(picture(40, 40, 200), picture(40, 50, 200))
  expect(difference?.share).toBeCloseTo(0.2, 2)
  const { width, height } = PNG.sync.read(difference?.picture ?? Buffer.of())
  expect([width, height]).toEqual([40, 50])
})
