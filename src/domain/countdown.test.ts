import { expect, test } from 'vitest'

import { secondsLeft } from './countdown.ts'

test.each([
  [60_000, 60],
  [59_001, 60],
  [59_000, 59],
  [1, 1],
  [0, 0],
  [-1, 0],
  // The tab slept past the end.
  [-3_600_000, 0],
])('%d ms before the moment: %d s', (left, expected) => {
  const until = Date.UTC(2027, 2, 1, 9)
  expect(secondsLeft(until, until - left)).toBe(expected)
})
