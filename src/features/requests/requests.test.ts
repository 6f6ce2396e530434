import { environmentManager, focusManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import * as fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'

import { POLL_MS } from '#src/api/queries.ts'
import { addDays } from '#src/domain/time/calendar-date.ts'
import { kyivInstant } from '#src/domain/time/kyiv-time.ts'
import { sessionOf } from '#tests/fixtures/api/session.fixture.ts'
import { openFakeDevice } from '#tests/fixtures/device/fake-device.fixture.ts'

import {
  ageLabel,
  deadlineLine,
  defer,
  laterRequestsOptions,
  momentOf,
  nextRequest,
  openRequests,
  prune,
  requestLine,
  requestsOptions,
  unansweredRequests,
} from './requests.ts'

const MINUTE = 60_000
const TEN_MINUTES = 600_000

test('drops expired deferrals, and no others', () => {
  const both = defer(defer({}, ['a', 'b'], 0), ['b'], 1)
  expect(prune(both, TEN_MINUTES)).toEqual({ b: TEN_MINUTES + 1 })
})

type Event =
  | { kind: 'poll'; ids: number[] }
  | { kind: 'defer' | 'handle'; id: number }
  | { kind: 'prune' }
  | { kind: 'clock'; by: number }

const id = fc.nat({ max: 5 })
const clockMove = fc.oneof(
  fc.constantFrom(TEN_MINUTES, TEN_MINUTES - 1, 1, 30_000),
  fc.integer({ min: 0, max: 2 * TEN_MINUTES }),
)
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ kind: fc.constant('poll'), ids: fc.uniqueArray(id) }),
  fc.record({ kind: fc.constantFrom('defer', 'handle'), id }),
  fc.record({ kind: fc.constant('prune') }),
  fc.record({ kind: fc.constant('clock'), by: clockMove }),
)
const history = fc.array(event, { maxLength: 60 })
/** Without pruning: if a device's clock is set back, a pruned deferral would be active again. */
const historyWithSetBacks = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: event.filter(({ kind }) => kind !== 'prune') },
    { weight: 1, arbitrary: clockMove.map((by): Event => ({ kind: 'clock', by: -by })) },
  ),
  { maxLength: 60 },
)

/** Ids 0 to 5 were created in the order 5 to 0, two at a time in the same moment. */
const numbered = (n: number) => ({
  id: String(n),
  created_at: new Date(10 - Math.floor(n / 2)).toISOString(),
})
const CREATED = [4, 5, 2, 3, 0, 1]

/** What is shown after these events, according to the code and to the specification. */
function shownAfter(events: readonly Event[]) {
  let polled: number[] = []
  let deferred: Readonly<Record<string, number>> = {}
  const handled: string[] = []
  const closedAt = new Map<number, number>()
  let now = 0
  for (const happened of events) {
    if (happened.kind === 'poll') polled = happened.ids
    if (happened.kind === 'handle') handled.push(String(happened.id))
    if (happened.kind === 'prune') deferred = prune(deferred, now)
    if (happened.kind === 'clock') now += happened.by
    if (happened.kind === 'defer') {
      deferred = defer(deferred, [String(happened.id)], now)
      closedAt.set(happened.id, now)
    }
  }
  const unanswered = unansweredRequests(polled.map(numbered), handled)
  const open = openRequests(unanswered, deferred, momentOf(deferred, now))
  const listed = CREATED.filter((n) => polled.includes(n) && !handled.includes(String(n)))
  const waiting = listed.filter((n) => now - (closedAt.get(n) ?? -Infinity) >= TEN_MINUTES)
  const shownIf = (n: number) => nextRequest(open, String(n))?.id ?? null
  const all = [...CREATED.keys()]
  return {
    actual: {
      unanswered: unanswered.map((one) => Number(one.id)),
      open: open.map((one) => Number(one.id)),
      first: nextRequest(open, null)?.id ?? null,
      keptOrNext: all.map(shownIf),
    },
    expected: {
      unanswered: listed,
      open: waiting,
      first: waiting[0]?.toString() ?? null,
      // The shown one stays, whatever else has come; none is shown again once it is handled.
      keptOrNext: all.map((n) => (waiting.includes(n) ? n : waiting[0])?.toString() ?? null),
    },
  }
}

test.each([
  ['pruning', history],
  ['the clock set back', historyWithSetBacks],
])(
  'shows the listed requests that are neither handled nor deferred, by creation, with %s',
  (_, histories) => {
    fc.assert(
      fc.property(histories, (events) => {
        const { actual, expected } = shownAfter(events)
        expect(actual).toEqual(expected)
      }),
    )
  },
)

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

const sessionOn = (date: string) =>
  sessionOf({ id: date, time_slot: { id: date, date, start_time: '09:00', end_time: '10:00' } })

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
