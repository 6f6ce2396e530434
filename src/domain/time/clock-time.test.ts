import fc from 'fast-check'
import { expect, it, test } from 'vitest'

import {
  LAST_MINUTE,
  fromMinutes,
  isTime,
  toMinutes,
  trimSeconds,
  secondsLeft,
  waitText,
} from './clock-time.ts'

test.each([
  ['00:00', true],
  ['09:30', true],
  ['23:59', true],
  ['24:00', false],
  ['12:60', false],
  ['9:00', false],
  ['09:00:00', false],
  ['', false],
  ['09:00\n', false],
])('isTime(%j) is %j', (text, expected) => {
  expect(isTime(text)).toBe(expected)
})

test.each([
  ['00:00', 0],
  ['09:05', 545],
  ['09:05:59', 545],
  ['23:59', LAST_MINUTE],
  ['', NaN],
  ['soon', NaN],
  ['24:00', NaN],
])('toMinutes(%j) is %j', (time, expected) => {
  expect(toMinutes(time)).toBe(expected)
})

test.each([
  [-1, '00:00'],
  [0, '00:00'],
  [65, '01:05'],
  [1439, '23:59'],
  [1440, '23:59'],
])('fromMinutes(%j) is %j', (minutes, expected) => {
  expect(fromMinutes(minutes)).toBe(expected)
})

it('round-trips every minute of the day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
      expect(isTime(fromMinutes(minutes))).toBe(true)
      expect(toMinutes(fromMinutes(minutes))).toBe(minutes)
    }),
  )
})

it('09:00:00 and 09:00 are the same time', () => {
  expect(trimSeconds('09:00:00')).toBe('09:00')
  expect(trimSeconds('09:00')).toBe('09:00')
})

test.each([
  [60_000, 60],
  [59_001, 60],
  [59_000, 59],
  [1, 1],
  [0, 0],
  [-1, 0],
  // The tab was suspended until after the end.
  [-3_600_000, 0],
])('%d ms before the moment: %d s', (left, expected) => {
  const until = Date.UTC(2027, 2, 1, 9)
  expect(secondsLeft(until, until - left)).toBe(expected)
})

test.each([
  [1, '1 с'],
  [60, '60 с'],
  [61, '1 хв 1 с'],
  [120, '2 хв'],
  [899, '14 хв 59 с'],
  [900, '15 хв'],
  [3600, '60 хв'],
])('12.19: a wait of %d s reads «%s»', (seconds, text) => {
  expect(waitText(seconds)).toBe(text)
})
