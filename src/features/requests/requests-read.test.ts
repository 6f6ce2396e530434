import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'

import { POLL_MS, type Session } from '#src/api/queries.ts'
import { addDays } from '#src/domain/time/calendar-date.ts'
import { openFakeDevice } from '#tests/fixtures/device/fake-device.fixture.ts'

import { laterRequestsOptions, requestsOptions } from './requests.ts'

const sessionOn = (date: string): Session => ({
  id: date,
  client_id: 'client',
  coach_id: 'coach',
  training_program_id: null,
  status: 'unverified',
  created_at: '2027-03-01T09:00:00Z',
  time_slot: { id: date, date, start_time: '09:00', end_time: '10:00' },
  training_program: null,
  session_exercises: [],
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  focusManager.setFocused(undefined)
  environmentManager.setIsServer(() => true)
  vi.useRealTimers()
})

/** The period and the status that are asked for. */
async function askedBy(options: typeof requestsOptions, today: string) {
  openFakeDevice()
  vi.stubEnv('VITE_API_URL', 'https://api.example')
  const send = vi.fn<(request: Request) => Promise<Response>>()
  send.mockImplementation(() => Promise.resolve(Response.json([])))
  vi.stubGlobal('fetch', send)
  await new QueryClient().fetchQuery(options('coach', today))
  const { searchParams } = new URL(send.mock.calls[0]?.[0].url ?? '')
  return ['start_date', 'end_date', 'status'].map((name) => searchParams.get(name))
}

test('12.26: the next 7 days are seven dates, the first of them today', () =>
  fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 1000 }), async (days) => {
      const today = addDays('2027-01-01', days)
      const dates = Array.from({ length: 7 }, (_, n) => addDays(today, n))
      expect(await askedBy(requestsOptions, today)).toEqual([dates[0], dates[6], 'unverified'])
    }),
  ))

test('the later requests begin on the day after these', async () => {
  const asked = await askedBy(laterRequestsOptions, '2027-03-02')
  expect(asked).toEqual(['2027-03-09', '2028-03-02', 'unverified'])
})

test('the key is the same on the next day, and shows what is still ahead of the list', () => {
  const [today, tomorrow] = ['2027-03-02', '2027-03-03'].map((day) => requestsOptions('coach', day))
  expect(tomorrow?.queryKey).toEqual(today?.queryKey)
  const shown = tomorrow?.select?.([sessionOn('2027-03-02'), sessionOn('2027-03-03')])
  expect(shown).toEqual([sessionOn('2027-03-03')])
})

test('both lists are polled, in a hidden tab only that of the next 7 days', async () => {
  vi.useFakeTimers()
  // TanStack Query takes Node for a server, where it does not poll.
  environmentManager.setIsServer(() => false)
  focusManager.setFocused(false)
  const client = new QueryClient()
  const pollsOf = async (options: typeof requestsOptions): Promise<number> => {
    const queryFn = vi.fn<() => []>(() => [])
    const observer = new QueryObserver(client, { ...options('coach', '2027-03-02'), queryFn })
    const stop = observer.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(3 * POLL_MS)
    stop()
    return queryFn.mock.calls.length - 1
  }
  expect(await pollsOf(requestsOptions)).toBe(3)
  expect(await pollsOf(laterRequestsOptions)).toBe(0)
  focusManager.setFocused(true)
  expect(await pollsOf(laterRequestsOptions)).toBe(3)
  client.clear()
})
