import { expect, test } from 'vitest'

import { kyivInstant } from '#src/domain/time/kyiv-time.ts'

import { requestLine } from './request-line.ts'

const MADE = kyivInstant('2027-03-02', '07:40')
const HOUR = 3_600_000
const request = { id: '1', client_id: '2', createdAt: MADE, date: '2027-03-03', time: '14:00' }

test('a request in one line: its time and its deadline', () => {
  expect(requestLine(request, MADE)).toBe('ср, 14:00 · до 10:40')
})

test('the day is named if the deadline is on another one', () => {
  const late = { ...request, createdAt: MADE + 15 * HOUR }
  expect(requestLine(late, late.createdAt)).toBe('ср, 14:00 · до ср, 01:40')
})

test('an expired deadline is shown, to the millisecond', () => {
  expect(requestLine(request, MADE + 3 * HOUR - 1)).toBe('ср, 14:00 · до 10:40')
  expect(requestLine(request, MADE + 3 * HOUR)).toBe('ср, 14:00 · час минув')
})
