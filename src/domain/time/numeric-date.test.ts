import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addDays } from './calendar-date.ts'
import { numericDate, readDate } from './numeric-date.ts'

test.each([
  ['02.03.2027', '2027-03-02'],
  ['2.3.2027', '2027-03-02'],
  [' 02/03/2027 ', '2027-03-02'],
  ['2-03-2027', '2027-03-02'],
  ['2 3 2027', '2027-03-02'],
  ['02032027', '2027-03-02'],
  ['29.02.2028', '2028-02-29'],
])('«%s» is %s', (text, date) => {
  expect(readDate(text)).toBe(date)
})

test.each(['', '2', '02.03', '02.03.27', '2032027', '29.02.2027', '31.04.2027', '00.01.2027'])(
  '«%s» is not a date',
  (text) => expect(readDate(text)).toBeNull(),
)

test.each([
  '01.13.2027',
  '02.03.0027',
  '02.03.20277',
  '102.03.2027',
  '102032027',
  '020320271',
  '2027-03-02',
  'вчора',
])('«%s» is not read as a date', (text) => expect(readDate(text)).toBeNull())

test('a date is written day first, with dots', () => {
  expect(numericDate('2027-03-02')).toBe('02.03.2027')
})

test('every formatted date is parsed as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 109_000 }), (days) => {
      const date = addDays('1900-01-01', days)
      expect(readDate(numericDate(date))).toBe(date)
      expect(readDate(numericDate(date).replaceAll('.', ''))).toBe(date)
    }),
  )
})
