import { expect, test } from 'vitest'

import { axisDate, changeText, numberText } from './measure-text.ts'

test.each([
  [88.1, '88,1'],
  [106, '106'],
  [333.333, '333,33'],
  [0, '—'],
])('%d reads %s', (value, text) => {
  expect(numberText(value)).toBe(text)
})

test.each([
  [-1.1, '−1,1'],
  [0.5, '+0,5'],
  [0, '0'],
])('a change of %d reads %s', (change, text) => {
  expect(changeText(change)).toBe(text)
})

test('a date on an axis is the full date without the year', () => {
  expect(axisDate('2027-02-09')).toBe('9 лютого')
})
