import fc from 'fast-check'
import { expect, it, test } from 'vitest'

import { kyivInstant } from '#src/domain/time/kyiv-time.ts'

import { ageLabel, requestLine } from './requests.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

test.each([
  [-5 * MINUTE, 'щойно'],
  [0, 'щойно'],
  [MINUTE - 1, 'щойно'],
  [MINUTE, '1 хв назад'],
  [2 * MINUTE - 1, '1 хв назад'],
  [HOUR - 1, '59 хв назад'],
  [HOUR, '1 год тому'],
  [2 * HOUR - 1, '1 год тому'],
  [30 * HOUR, '30 год тому'],
])('%d ms old: %s', (age, expected) => {
  const createdAt = Date.UTC(2027, 2, 1, 9)
  expect(ageLabel(createdAt, createdAt + age)).toBe(expected)
})

it('the age is in minutes from 1 to 59 and hours from 1 on', () => {
  fc.assert(
    fc.property(fc.integer({ min: -HOUR, max: 100 * HOUR }), (age) => {
      const [number = '', unit] = ageLabel(0, age).split(' ')
      if (unit === undefined) expect(age).toBeLessThan(MINUTE)
      else expect(Math.floor(age / (unit === 'хв' ? MINUTE : HOUR))).toBe(Number(number))
      if (unit === 'хв') expect(Number(number)).toBeLessThan(60)
    }),
  )
})

const MADE = kyivInstant('2027-03-02', '07:40')
const request = {
  created_at: new Date(MADE).toISOString(),
  time_slot: { id: '1', date: '2027-03-03', start_time: '14:00:00', end_time: '15:00:00' },
}

test('a request in one line: its time and its deadline', () => {
  expect(requestLine(request, MADE)).toBe('ср, 14:00 · до 10:40')
})

test('the day is named if the deadline is on another one', () => {
  const late = { ...request, created_at: new Date(MADE + 15 * HOUR).toISOString() }
  expect(requestLine(late, MADE + 15 * HOUR)).toBe('ср, 14:00 · до ср, 01:40')
})

test('an expired deadline is shown, to the millisecond', () => {
  expect(requestLine(request, MADE + 3 * HOUR - 1)).toBe('ср, 14:00 · до 10:40')
  expect(requestLine(request, MADE + 3 * HOUR)).toBe('ср, 14:00 · час минув')
})
