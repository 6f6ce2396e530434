import fc from 'fast-check'
import { expect, test } from 'vitest'

import { addDays } from '#src/domain/time/calendar-date.ts'

import { laterRequestsOptions, requestsOptions } from './api.ts'

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
