import * as fc from 'fast-check'
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
  [13, 3, { items: [12], page: 3, pages: 3 }],
  [12, 3, { items: [6, 7, 8, 9, 10, 11], page: 2, pages: 2 }],
  [0, 1, { items: [], page: 1, pages: 1 }],
  [0, 5, { items: [], page: 1, pages: 1 }],
  [3, 0, { items: [0, 1, 2], page: 1, pages: 1 }],
  [13, -2, { items: [0, 1, 2, 3, 4, 5], page: 1, pages: 3 }],
  [13, NaN, { items: [0, 1, 2, 3, 4, 5], page: 1, pages: 3 }],
  [13, 2.9, { items: [6, 7, 8, 9, 10, 11], page: 2, pages: 3 }],
  [13, Infinity, { items: [12], page: 3, pages: 3 }],
])('of %d rows in sixes, page %d is %j', (count, page, expected) => {
  expect(pageOf(rows(count), page, 6)).toEqual(expected)
})

const count = fc.nat({ max: 60 })
const size = fc.integer({ min: 1, max: 12 })

it('all pages together are the list, and none is empty unless the list is', () => {
  fc.assert(
    fc.property(count, size, (n, perPage) => {
      const { pages } = pageOf(rows(n), 1, perPage)
      const all = rows(pages).map((p) => pageOf(rows(n), p + 1, perPage).items)
      expect(all.flat()).toEqual(rows(n))
      expect(all.filter(({ length }) => length === 0 || length > perPage)).toHaveLength(
        n === 0 ? 1 : 0,
      )
    }),
  )
})

it('the page is in range, whatever page is requested', () => {
  fc.assert(
    fc.property(count, fc.double(), size, (n, page, perPage) => {
      const answer = pageOf(rows(n), page, perPage)
      expect(Number.isInteger(answer.page)).toBe(true)
      expect(answer.page).toBeGreaterThanOrEqual(1)
      expect(answer.page).toBeLessThanOrEqual(answer.pages)
    }),
  )
})

it('steps back when the last row of the last page is deleted', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), size, (full, perPage) => {
      const last = pageOf(rows(full * perPage + 1), full + 1, perPage)
      expect(last).toMatchObject({ page: full + 1, items: [full * perPage] })
      const after = pageOf(rows(full * perPage), full + 1, perPage)
      expect(after).toMatchObject({ page: full, pages: full })
    }),
  )
})
