import { expect, test } from 'vitest'

import { secondsLeft, waitText } from './countdown.ts'

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
