import fc from 'fast-check'
import { expect, it, test } from 'vitest'

import { addDays } from './calendar-date.ts'
import { kyivInstant, kyivNow } from './kyiv-time.ts'

// Midnights in winter and in summer, and both changes of the clocks.
test.each([
  ['2027-01-15T21:59:59.999Z', '2027-01-15', '23:59'],
  ['2027-01-15T22:00:00Z', '2027-01-16', '00:00'],
  ['2027-07-15T20:59:59Z', '2027-07-15', '23:59'],
  ['2027-07-15T21:00:00Z', '2027-07-16', '00:00'],
  ['2027-03-28T00:59:00Z', '2027-03-28', '02:59'],
  ['2027-03-28T01:00:00Z', '2027-03-28', '04:00'],
  ['2027-10-31T00:59:00Z', '2027-10-31', '03:59'],
  ['2027-10-31T01:00:00Z', '2027-10-31', '03:00'],
])('%s is %s %s', (instant, date, time) => {
  expect(kyivNow(Date.parse(instant))).toEqual({ date, time })
})

// A time that spring skips, and the second of two that autumn repeats.
test.each([
  ['2027-07-15', '09:00:30', '2027-07-15T06:00:30Z'],
  ['2027-03-28', '02:59', '2027-03-28T00:59:00Z'],
  ['2027-03-28', '03:30', '2027-03-28T01:30:00Z'],
  ['2027-03-28', '04:00', '2027-03-28T01:00:00Z'],
  ['2027-10-31', '02:59', '2027-10-30T23:59:00Z'],
  ['2027-10-31', '03:30', '2027-10-31T01:30:00Z'],
  ['2027-10-31', '04:00', '2027-10-31T02:00:00Z'],
])('in Kyiv, %s %s is %s', (date, time, expected) => {
  expect(kyivInstant(date, time)).toBe(Date.parse(expected))
})

it('throws on a text that is not a time', () => {
  expect(() => kyivInstant('2027-03-28', 'soon')).toThrow(RangeError)
})

it('an instant is the inverse of a time, and the date changes exactly at midnight', () => {
  const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2037, 0, 1) })
  fc.assert(
    fc.property(moment, (instant) => {
      const { date, time } = kyivNow(instant)
      expect(kyivNow(kyivInstant(date, time))).toEqual({ date, time })
      const midnight = kyivInstant(addDays(date, 1), '00:00')
      expect(kyivNow(midnight)).toEqual({ date: addDays(date, 1), time: '00:00' })
      expect(kyivNow(midnight - 1)).toEqual({ date, time: '23:59' })
    }),
  )
})
