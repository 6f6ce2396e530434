import { expect, it, test } from 'vitest'

import { kyivInstant } from './kyiv-time.ts'
import { isBookable, requestDeadline, deadlineText } from './request-deadline.ts'

const HOUR = 3_600_000
const NOW = Date.UTC(2027, 2, 1, 9)

test.each([
  ['a day ahead', 24 * HOUR, 3 * HOUR],
  ['exactly 3 hours ahead', 3 * HOUR, 3 * HOUR],
  ['a moment less than 3 hours ahead', 3 * HOUR - 1, 2 * HOUR - 1],
  ['90 minutes ahead', 1.5 * HOUR, HOUR / 2],
])('a request that is made %s', (_, lead, expected) => {
  expect(requestDeadline(NOW, NOW + lead)).toBe(NOW + expected)
})

it('an hour before its training, a request would be annulled at once', () => {
  const bookable = [-1, 0, HOUR, HOUR + 1].map((lead) => isBookable(NOW + lead, NOW))
  expect(bookable).toEqual([false, false, false, true])
})

test.each([
  ['2027-03-02', '12:40', 'до 12:40'],
  ['2027-03-03', '00:05', 'до 00:05 (ср, 3 березня)'],
  ['2027-03-01', '23:59', 'до 23:59 (пн, 1 березня)'],
  // It is 2 March in UTC, too.
  ['2027-03-03', '01:59', 'до 01:59 (ср, 3 березня)'],
])('on 2 March at 23:30, a deadline on %s at %s', (date, time, text) => {
  expect(deadlineText(kyivInstant(date, time), kyivInstant('2027-03-02', '23:30'))).toBe(text)
})

it('after midnight in Kyiv, a deadline of that night has no date, whatever the date in UTC', () => {
  const now = kyivInstant('2027-03-03', '00:30')
  expect(deadlineText(kyivInstant('2027-03-03', '01:30'), now)).toBe('до 01:30')
})
