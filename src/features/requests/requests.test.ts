import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  deadlineLine,
  defer as deferIn,
  nextRequest,
  nextReturn,
  openRequests,
  prune as pruneIn,
  unansweredRequests,
} from './requests.ts'

const TEN_MINUTES = 600_000

const request = (id: string, createdAt: number) => ({
  id,
  created_at: new Date(createdAt).toISOString(),
})

/** What the server and the device know. */
interface Queue {
  polled: readonly ReturnType<typeof request>[]
  deferred: Readonly<Record<string, number>>
  handled: readonly string[]
}

const EMPTY_QUEUE: Queue = { polled: [], deferred: {}, handled: [] }

const mergePoll = (before: Queue, polled: Queue['polled']): Queue => ({ ...before, polled })
const handle = (before: Queue, id: string): Queue => ({
  ...before,
  handled: [...before.handled, id],
})
const defer = (before: Queue, id: string, now: number): Queue => ({
  ...before,
  deferred: deferIn(before.deferred, [id], now),
})
const prune = (before: Queue, now: number): Queue => ({
  ...before,
  deferred: pruneIn(before.deferred, now),
})

const unanswered = ({ polled, handled }: Queue) => unansweredRequests(polled, handled)
const waiting = (of: Queue, now: number) => openRequests(unanswered(of), of.deferred, now)

const A = request('a', 100)
const B = request('b', 200)
const C = request('c', 300)
const queue = mergePoll(EMPTY_QUEUE, [C, A, B])
const shown = (of: Queue, now: number, shownId: string | null = null) =>
  nextRequest(waiting(of, now), shownId)?.id ?? null

describe('the queue', () => {
  it('shows the request made first, whatever the order of the poll', () => {
    expect(shown(queue, 1000)).toBe('a')
    expect(shown(EMPTY_QUEUE, 1000)).toBeNull()
  })

  it('is empty at first', () => {
    expect(waiting(EMPTY_QUEUE, 0)).toEqual([])
  })

  it('does not swap requests made at the same moment', () => {
    const twin = request('aa', 100)
    expect(shown(mergePoll(EMPTY_QUEUE, [A, twin]), 0)).toBe('a')
    expect(shown(mergePoll(EMPTY_QUEUE, [twin, A]), 0)).toBe('a')
  })

  it('shows the next one after a confirmation, and never the first again', () => {
    const handled = handle(queue, 'a')
    expect(shown(handled, 1000)).toBe('b')
    expect(shown(mergePoll(prune(handled, 1e9), [A, B]), 1e9)).toBe('b')
  })

  it('defers for ten minutes, to the millisecond', () => {
    const deferred = defer(mergePoll(EMPTY_QUEUE, [A]), 'a', 1000)
    expect(shown(deferred, 1000)).toBeNull()
    expect(shown(deferred, 1000 + TEN_MINUTES - 1)).toBeNull()
    expect(shown(deferred, 1000 + TEN_MINUTES)).toBe('a')
  })

  it('defers a request again when it is closed again', () => {
    const twice = defer(defer(mergePoll(EMPTY_QUEUE, [A]), 'a', 0), 'a', TEN_MINUTES)
    expect(shown(twice, 2 * TEN_MINUTES - 1)).toBeNull()
  })

  it('keeps the shown request when an older one is added or no longer deferred', () => {
    const deferred = defer(queue, 'a', 0)
    expect(shown(deferred, TEN_MINUTES, 'b')).toBe('b')
    expect(shown(mergePoll(queue, [request('z', 1), B]), 0, 'b')).toBe('b')
    expect(shown(handle(deferred, 'b'), TEN_MINUTES, 'b')).toBe('a')
  })

  it('lists the waiting requests, without the handled and the deferred ones', () => {
    expect(waiting(queue, 0)).toEqual([A, B, C])
    expect(waiting(defer(handle(queue, 'a'), 'b', 0), 1)).toEqual([C])
  })

  it('lists deferred requests as unanswered, but not handled ones', () => {
    const answered = handle(defer(queue, 'b', 1000), 'a')
    expect(unanswered(answered).map(({ id }) => id)).toEqual(['b', 'c'])
  })

  it('drops requests that the server no longer lists', () => {
    expect(shown(mergePoll(queue, [C]), 0, 'a')).toBe('c')
  })

  it('drops expired deferrals, and no others', () => {
    const both = defer(defer(queue, 'a', 0), 'b', 1)
    expect(prune(both, TEN_MINUTES).deferred).toEqual({ b: TEN_MINUTES + 1 })
  })

  it('returns when the next deferral expires', () => {
    const both = defer(defer(queue, 'a', 5), 'b', 1)
    expect(nextReturn(queue.deferred, 0)).toBeNull()
    expect(nextReturn(both.deferred, 2)).toBe(TEN_MINUTES + 1)
    expect(nextReturn(both.deferred, TEN_MINUTES + 1)).toBe(TEN_MINUTES + 5)
    expect(nextReturn(both.deferred, TEN_MINUTES + 5)).toBeNull()
  })
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
const numbered = (n: number) => request(String(n), 10 - Math.floor(n / 2))

const play = (events: readonly Event[], check: (queue: Queue, now: number) => void) => {
  let state = EMPTY_QUEUE
  let now = 0
  for (const happened of events) {
    if (happened.kind === 'poll') state = mergePoll(state, happened.ids.map(numbered))
    if (happened.kind === 'defer') state = defer(state, String(happened.id), now)
    if (happened.kind === 'handle') state = handle(state, String(happened.id))
    if (happened.kind === 'prune') state = prune(state, now)
    if (happened.kind === 'clock') now += happened.by
    check(state, now)
  }
}

/** What is shown after the last event. */
const shownAfter = (events: readonly Event[]) => {
  let last: string | null = null
  play(events, (state, now) => (last = shown(state, now)))
  return last
}

it('the line about the deadline ends with the deadline', () => {
  const time_slot = { id: 's', date: '2027-03-02', start_time: '12:00:00', end_time: '13:00:00' }
  const line = (time: string) =>
    deadlineLine(
      { created_at: '2027-03-02T08:00:00Z', time_slot },
      Date.parse(`2027-03-02T${time}Z`),
    )
  expect(line('08:00:00')).toBe('Підтвердь до 11:00, інакше запит буде скасовано')
  expect(line('09:00:00')).toBe('Час на підтвердження минув')
})

describe('in any order of events', () => {
  it.each([
    ['pruning', history],
    ['the clock set back', historyWithSetBacks],
  ])(
    'shows the first listed request that is neither handled nor deferred, with %s',
    (_, histories) => {
      fc.assert(
        fc.property(histories, (events) => {
          let step = 0
          play(events, (state, now) => {
            step += 1
            expect(shown(state, now)).toBe(expectedAfter(events.slice(0, step), now))
          })
        }),
      )
    },
  )

  it('never shows a handled request again', () => {
    fc.assert(
      fc.property(historyWithSetBacks, id, history, (before, n, after) => {
        const handledAt = before.length
        let step = 0
        play([...before, { kind: 'handle', id: n }, ...after], (state, now) => {
          if (step++ >= handledAt) expect(shown(state, now, String(n))).not.toBe(String(n))
        })
      }),
    )
  })

  it('pruning changes nothing visible', () => {
    fc.assert(
      fc.property(history, (events) => {
        const unpruned = events.filter(({ kind }) => kind !== 'prune')
        expect(shownAfter(events)).toBe(shownAfter(unpruned))
      }),
    )
  })
})

/** The request to show according to the specification, derived only from the events. */
function expectedAfter(events: readonly Event[], now: number): string | null {
  const polls = events.filter((e) => e.kind === 'poll')
  const isHandled = (n: number) => events.some((e) => e.kind === 'handle' && e.id === n)
  let clock = 0
  const closedAt = new Map<number, number>()
  for (const e of events) {
    if (e.kind === 'clock') clock += e.by
    if (e.kind === 'defer') closedAt.set(e.id, clock)
  }
  const isPutOff = (n: number) => now - (closedAt.get(n) ?? -Infinity) < TEN_MINUTES
  const listed = new Set((polls.at(-1)?.ids ?? []).filter((n) => !isHandled(n) && !isPutOff(n)))
  const first = [4, 5, 2, 3, 0, 1].find((n) => listed.has(n))
  return first === undefined ? null : String(first)
}
