import { expect, test } from 'vitest'

import { deadlineText } from './deadline-text.ts'
import { kyivInstant } from './kyiv-time.ts'

test.each([
  ['2027-03-02', '12:40', 'до 12:40'],
  ['2027-03-03', '00:05', 'до 00:05 (ср, 3 березня)'],
  ['2027-03-01', '23:59', 'до 23:59 (пн, 1 березня)'],
])('on 2 March at 23:30, a deadline on %s at %s', (date, time, text) => {
  expect(deadlineText(kyivInstant(date, time), kyivInstant('2027-03-02', '23:30'))).toBe(text)
})
