import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ApiError } from '#src/api/operation.ts'

import { lockedUntil } from './locked-until.ts'

const NOW = Date.UTC(2027, 2, 2, 9)

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

const failure = (status: number, headers: HeadersInit = {}): ApiError =>
  new ApiError('POST /v1/auth/login', 'status', new Response(null, { status, headers }))

test.each([
  [429, '900', NOW + 900_000],
  [423, '30', NOW + 30_000],
  [429, 'Tue, 02 Mar 2027 09:15:00 GMT', NOW + 900_000],
  // Over already.
  [429, 'Tue, 02 Mar 2027 08:59:59 GMT', 0],
  // A server that is down does not lock the user out, and neither does a wait of 0 seconds.
  [503, '900', 0],
  [429, 'soon', 0],
  [429, '0', 0],
  [429, '-5', 0],
])('12.19: a %i with Retry-After %j locks until a moment', (status, header, until) => {
  const error = failure(status, { 'Retry-After': header })
  // However late it is read: the tab may have been suspended.
  vi.setSystemTime(NOW + 600_000)
  expect(lockedUntil(error)).toBe(until)
})

test('12.19: an answer without a time, or no answer, locks nothing', () => {
  expect(lockedUntil(failure(429))).toBe(0)
  expect(lockedUntil(new ApiError('POST /v1/auth/login', 'network'))).toBe(0)
  expect(lockedUntil(new Error('bug'))).toBe(0)
  expect(lockedUntil(null)).toBe(0)
})
