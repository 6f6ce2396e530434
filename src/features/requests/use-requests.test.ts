import { focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'

import { POLL_MS } from '#src/api/reads.ts'
import { addDays } from '#src/domain/time/calendar-date.ts'
import { asInBrowser } from '#tests/fixtures/api/as-in-browser.fixture.ts'

import { laterRequestsOptions, requestsOptions } from './use-requests.ts'

afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

test('12.26: the next 7 days are seven dates, the first of them today', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1000 }), (days) => {
      const today = addDays('2027-01-01', days)
      const dates = Array.from({ length: 7 }, (_, n) => addDays(today, n))
      expect(requestsOptions('coach', today).queryKey).toEqual([
        'GET /v1/coaches/{id}/sessions',
        {
          path: { id: 'coach' },
          query: { start_date: dates[0], end_date: dates[6], status: 'unverified' },
        },
      ])
    }),
  )
})

test('the later requests begin on the day after these', () => {
  expect(laterRequestsOptions('coach', '2027-03-02').queryKey[1]).toMatchObject({
    query: { start_date: '2027-03-09', end_date: '2028-03-02', status: 'unverified' },
  })
})

test('both lists are polled, in a hidden tab only that of the next 7 days', async () => {
  vi.useFakeTimers()
  focusManager.setFocused(false)
  const client = new QueryClient()
  const pollsOf = async (options: typeof requestsOptions): Promise<number> => {
    const queryFn = vi.fn<() => []>(() => [])
    const observer = new QueryObserver(client, { ...options('coach', '2027-03-02'), queryFn })
    await asInBrowser(async () => {
      const stop = observer.subscribe(() => {})
      await vi.advanceTimersByTimeAsync(3 * POLL_MS)
      stop()
    })
    return queryFn.mock.calls.length - 1
  }
  expect(await pollsOf(requestsOptions)).toBe(3)
  expect(await pollsOf(laterRequestsOptions)).toBe(0)
  focusManager.setFocused(true)
  expect(await pollsOf(laterRequestsOptions)).toBe(3)
  client.clear()
})
