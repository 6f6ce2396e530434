import { expect, test } from 'vitest'

import { kyivInstant } from '#src/domain/time/kyiv-time.ts'

import { ageLabel, deadlineLine, requestLine } from './requests.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test.each([
  // The device's clock may be behind.
  [-5 * MINUTE, 'щойно'],
  [MINUTE - 1, 'щойно'],
  [MINUTE, '1 хв назад'],
  [HOUR - 1, '59 хв назад'],
  [HOUR, '1 год тому'],
  [2 * HOUR - 1, '1 год тому'],
  [30 * HOUR, '30 год тому'],
])('%d ms old: %s', (age, expected) => {
  const createdAt = Date.UTC(2027, 2, 1, 9)
  expect(ageLabel(createdAt, createdAt + age)).toBe(expected)
})

const MADE = kyivInstant('2027-03-02', '07:40')
const request = (createdAt: number) => ({
  created_at: new Date(createdAt).toISOString(),
  time_slot: { id: '1', date: '2027-03-03', start_time: '14:00:00', end_time: '15:00:00' },
})

test.each([
  // The day is named if the deadline is on another one.
  [MADE, MADE, 'ср, 14:00 · до 10:40', 'Підтвердь до 10:40, інакше запит буде скасовано'],
  [MADE + 15 * HOUR, MADE + 15 * HOUR, 'ср, 14:00 · до ср, 01:40', expect.any(String)],
  [MADE, MADE + 3 * HOUR - 1, 'ср, 14:00 · до 10:40', expect.stringContaining('до 10:40')],
  [MADE, MADE + 3 * HOUR, 'ср, 14:00 · час минув', 'Час на підтвердження минув'],
])('made at %d, at %d: «%s», «%s»', (createdAt, now, line, text) => {
  expect(requestLine(request(createdAt), now)).toBe(line)
  expect(deadlineLine(request(createdAt), now)).toEqual(text)
})
