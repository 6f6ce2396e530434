import { expect, test } from 'vitest'

import { shortDayName, weekText } from './week-text.ts'

test.each([
  ['2027-03-01', '2027-03-07', '1–7 березня'],
  ['2027-03-29', '2027-04-04', '29 березня – 4 квітня'],
  ['2028-03-06', '2028-03-12', '6–12 березня 2028'],
  ['2026-12-28', '2027-01-03', '28 грудня 2026 – 3 січня 2027'],
  ['2026-06-29', '2026-07-05', '29 червня – 5 липня 2026'],
])('%s to %s, in 2027, is %s', (from, to, text) => {
  expect(weekText(from, to, '2027')).toBe(text)
})

test('the month of a date', () => {
  expect(shortDayName('2027-03-01')).toBe('Пн 1 березня')
  expect(shortDayName('2027-11-30')).toBe('Вт 30 листопада')
})
