import { expect, it } from 'vitest'

import { pageOf } from './list-page.ts'

const rows = Array.from({ length: 250 }, (_, n) => n)

it('a list has its first 100 items by default', () => {
  expect(pageOf(rows, {})).toEqual(rows.slice(0, 100))
  expect(pageOf(rows, { skip: 200 })).toEqual(rows.slice(200))
  expect(pageOf(rows, { skip: 1, limit: 2 })).toEqual([1, 2])
  expect(pageOf(rows, { skip: 250 })).toEqual([])
})
