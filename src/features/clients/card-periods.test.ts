import { expect, test } from 'vitest'

import { monthAhead, monthBehind, yearAhead } from './card-periods.ts'

test.each([
  ['2027-01-31', '2027-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2027-12-15', '2028-01-15'],
])('the month from %s ends on %s', (today, to) => {
  expect(monthAhead(today)).toEqual({ from: today, to })
})

test.each([
  ['2027-03-31', '2027-02-28'],
  ['2027-01-15', '2026-12-15'],
])('the month to %s begins on %s', (today, from) => {
  expect(monthBehind(today)).toEqual({ from, to: today })
})

test('a year from 29 February ends on the 28th', () => {
  expect(yearAhead('2028-02-29')).toEqual({ from: '2028-02-29', to: '2029-02-28' })
})
