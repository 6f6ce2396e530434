import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  defer,
  nextRequest,
  nextReturn,
  openRequests,
  prune,
  unansweredRequests,
} from './requests.ts'

const TEN_MINUTES = 600_000

test('defers for ten minutes, to the millisecond', () => {
  const requests = [{ id: 'a', created_at: '2027-03-01T09:00:00Z' }]
  const deferred = defer({}, ['a'], 1000)
  expect(openRequests(requests, deferred, 1000 + TEN_MINUTES - 1)).toEqual([])
  expect(openRequests(requests, deferred, 1000 + TEN_MINUTES)).toEqual(requests)
})

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
  const open = openRequests(unanswered, deferred, now)
  const listed = CREATED.filter((n) => polled.includes(n) && !handled.includes(String(n)))
  const waiting = listed.filter((n) => now - (closedAt.get(n) ?? -Infinity) >= TEN_MINUTES)
  const ends = [...closedAt.values()].map((at) => at + TEN_MINUTES).filter((end) => end > now)
  const shownIf = (n: number) => nextRequest(open, String(n))?.id ?? null
  const all = [...CREATED.keys()]
  return {
    actual: {
      unanswered: unanswered.map((one) => Number(one.id)),
      open: open.map((one) => Number(one.id)),
      first: nextRequest(open, null)?.id ?? null,
      keptOrNext: all.map(shownIf),
      returns: nextReturn(deferred, now),
    },
    expected: {
      unanswered: listed,
      open: waiting,
      first: waiting[0]?.toString() ?? null,
      // The shown one stays, whatever else has come; none is shown again once it is handled.
      keptOrNext: all.map((n) => (waiting.includes(n) ? n : waiting[0])?.toString() ?? null),
      returns: ends.length > 0 ? Math.min(...ends) : null,
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
