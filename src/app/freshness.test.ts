/** How long read data is shown before it is read again. */
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import {
  exercisesOptions,
  musclesOptions,
  meOptions,
  clientsOptions,
  coachSessionsOptions,
  timeSlotsOptions,
} from '#src/api/queries.ts'

import { createQueryClient } from './query-client.ts'

const MINUTE = 60_000
const week = { from: '2027-03-01', to: '2027-03-07' }

// The clock is stopped.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([
  ['the profile', meOptions(), MINUTE / 2],
  ['a coach’s time slots', timeSlotsOptions('coach', week), MINUTE / 2],
  ['a coach’s sessions', coachSessionsOptions('coach', week), MINUTE / 2],
  ['the client base, which a booking adds to', clientsOptions('coach'), MINUTE],
  ['the exercises', exercisesOptions(), 10 * MINUTE],
  ['the muscle groups', musclesOptions(), 10 * MINUTE],
])('%s: stale after its time, not before', (_, { queryKey, staleTime }, fresh) => {
  const client = createQueryClient()
  const options = { queryKey, ...(typeof staleTime === 'number' && { staleTime }) }
  const isStaleAfter = (age: number): boolean => {
    client.setQueryData(queryKey, [], { updatedAt: Date.now() - age })
    return new QueryObserver<unknown>(client, options).getCurrentResult().isStale
  }
  expect(isStaleAfter(fresh - 1)).toBe(false)
  expect(isStaleAfter(fresh)).toBe(true)
  client.clear()
})
