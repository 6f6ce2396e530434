import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { kyivInstant } from './kyiv-time.ts'
import { isBookable, requestDeadline, deadlineText } from './request-deadline.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NOW = Date.UTC(2027, 2, 1, 9)
const moment = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) })
const ahead = fc.integer({ min: -24 * HOUR, max: 24 * HOUR })

describe('requestDeadline', () => {
  test.each([
    ['a day ahead', 24 * HOUR, 3 * HOUR],
    ['exactly 3 hours ahead', 3 * HOUR, 3 * HOUR],
    ['a moment less than 3 hours ahead', 3 * HOUR - 1, 2 * HOUR - 1],
    ['90 minutes ahead', 90 * MINUTE, 30 * MINUTE],
  ])('booked %s', (_, lead, expected) => {
    const deadline = requestDeadline({ createdAt: NOW, startsAt: NOW + lead })
    expect(deadline - NOW).toBe(expected)
  })

  it('is never after the training, nor more than 3 hours after the request', () => {
    fc.assert(
      fc.property(moment, ahead, (createdAt, lead) => {
        const deadline = requestDeadline({ createdAt, startsAt: createdAt + lead })
        expect(deadline).toBeLessThanOrEqual(createdAt + lead)
        expect(deadline).toBeLessThanOrEqual(createdAt + 3 * HOUR)
      }),
    )
  })
})

describe('isBookable', () => {
  test.each([
    ['in the past', -MINUTE, false],
    ['now', 0, false],
    ['in an hour: annulled at once', HOUR, false],
    ['in an hour and a moment', HOUR + 1, true],
    ['tomorrow', 24 * HOUR, true],
  ])('a slot %s', (_, lead, expected) => {
    expect(isBookable(NOW + lead, NOW)).toBe(expected)
  })

  it('leaves a request time before its deadline when it arrives', () => {
    fc.assert(
      fc.property(moment, ahead, (now, lead) => {
        expect(isBookable(now + lead, now)).toBe(lead > HOUR)
      }),
    )
  })
})

test.each([
  ['2027-03-02', '12:40', 'до 12:40'],
  ['2027-03-03', '00:05', 'до 00:05 (ср, 3 березня)'],
  ['2027-03-01', '23:59', 'до 23:59 (пн, 1 березня)'],
])('on 2 March at 23:30, a deadline on %s at %s', (date, time, text) => {
  expect(deadlineText(kyivInstant(date, time), kyivInstant('2027-03-02', '23:30'))).toBe(text)
})
