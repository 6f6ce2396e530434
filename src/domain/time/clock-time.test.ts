import { expect, test } from 'vitest'

import { LAST_MINUTE, fromMinutes, isTime, toMinutes } from './clock-time.ts'
import { trimSeconds } from './date-text.ts'
import { secondsLeft, waitText } from './wait.ts'

test('a time is two digits, a colon and two digits, until 23:59', () => {
  const others = ['24:00', '12:60', '9:00', '09:00:00', '', '09:00\n', '109:00']
  expect(['00:00', ...others, '09:30', '23:59'].filter(isTime)).toEqual(['00:00', '09:30', '23:59'])
})

test('minutes are counted from midnight, without seconds', () => {
  expect(['00:00', '09:05', '09:05:59', '23:59'].map(toMinutes)).toEqual([0, 545, 545, LAST_MINUTE])
  expect(['', 'soon', '24:00'].map(toMinutes)).toEqual([NaN, NaN, NaN])
  expect([-1, 65, 1440].map(fromMinutes)).toEqual(['00:00', '01:05', '23:59'])
  expect(['09:00:00', '09:00'].map(trimSeconds)).toEqual(['09:00', '09:00'])
})

test('the seconds until a moment are rounded up, and 0 after it', () => {
  const until = Date.UTC(2027, 2, 1, 9)
  const seconds = [60_000, 59_001, 59_000, 1, 0, -1].map((ms) => secondsLeft(until, until - ms))
  expect(seconds).toEqual([60, 60, 59, 1, 0, 0])
})

test('12.19: a wait is written in minutes and seconds', () => {
  expect([1, 60, 61, 120].map(waitText)).toEqual(['1 с', '60 с', '1 хв 1 с', '2 хв'])
  expect([899, 900, 3600].map(waitText)).toEqual(['14 хв 59 с', '15 хв', '60 хв'])
})
