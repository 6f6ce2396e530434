import { expect, it, test } from 'vitest'

import { newKey, pageOf } from './lists.ts'

it('two tabs never make the same key', () => {
  const keys = new Set(Array.from({ length: 100 }, newKey))
  expect(keys.size).toBe(100)
  for (const key of keys) expect(key).toMatch(/^new(-\d+){4}$/)
})

const rows = (count: number) => Array.from({ length: count }, (_, n) => n)

test.each([
  [13, 1, { items: [0, 1, 2, 3, 4, 5], page: 1, pages: 3 }],
  [12, 3, { items: [6, 7, 8, 9, 10, 11], page: 2, pages: 2 }],
  [0, 5, { items: [], page: 1, pages: 1 }],
  [3, 0, { items: [0, 1, 2], page: 1, pages: 1 }],
  [13, -2, { items: [0, 1, 2, 3, 4, 5], page: 1, pages: 3 }],
  [13, NaN, { items: [0, 1, 2, 3, 4, 5], page: 1, pages: 3 }],
  [13, 2.9, { items: [6, 7, 8, 9, 10, 11], page: 2, pages: 3 }],
  [13, Infinity, { items: [12], page: 3, pages: 3 }],
])('of %d rows in sixes, page %d is %j', (count, page, expected) => {
  expect(pageOf(rows(count), page, 6)).toEqual(expected)
})
