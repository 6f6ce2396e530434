import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'

import type { Session, TimeSlot } from '#src/api/queries.ts'
import { fromMinutes } from '#src/domain/time/clock-time.ts'
import { sessionOf } from '#tests/fixtures/api/session.fixture.ts'

import { dayEntries, hourRange, inLanes, nowLine, placeOf, rowCount } from './day-entries.ts'

const DATE = '2027-03-02'

/** `9` is the slot of 09:00–10:00, `9b` another one of the same hour. */
function slot(id: string, date = DATE): TimeSlot {
  const hour = Number.parseInt(id, 10)
  const [start_time, end_time] = [hour, hour + 1].map(
    (one) => `${String(one).padStart(2, '0')}:00:00`,
  )
  return { id, date, start_time: start_time ?? '', end_time: end_time ?? '', training_sessions: [] }
}

const STATUSES = ['unverified', 'verified', 'cancelled', 'concluded'] as const

/** From its id, its status and its slot, as in `a verified 9`. */
function session(text: string, date = DATE): Session {
  const [id = '', status, slotId = ''] = text.split(' ')
  return sessionOf({
    id,
    status: STATUSES.find((one) => one === status) ?? 'verified',
    time_slot: slot(slotId, date),
  })
}

const summary = (slots: TimeSlot[], sessions: Session[]) =>
  dayEntries(DATE, slots, sessions).map(
    (entry) =>
      `${entry.start}–${entry.end} ${entry.kind}${
        'cancelled' in entry ? entry.cancelled.map(({ id }) => ` -${id}`).join('') : ''
      }`,
  )

test.each([
  ['slots in order', '10 9', '', ['09:00–10:00 free', '10:00–11:00 free']],
  ['a card', '9', 'a verified 9', ['09:00–10:00 meeting']],
  ['a card of a past session', '9', 'a concluded 9', ['09:00–10:00 meeting']],
  ['a request', '9', 'a unverified 9', ['09:00–10:00 request']],
  ['a cancelled session', '9', 'a cancelled 9', ['09:00–10:00 free -a']],
  ['none once another has the slot', '9', 'a cancelled 9,b verified 9', ['09:00–10:00 meeting']],
  // The working hours were removed.
  ['a card', '10', 'a verified 9', ['09:00–10:00 meeting', '10:00–11:00 free']],
  ['12.25: a cancelled one', '10', 'a cancelled 9', ['09:00–10:00 gone -a', '10:00–11:00 free']],
  ['12.25: two together', '', 'a cancelled 9,b cancelled 9', ['09:00–10:00 gone -a -b']],
  // The hour was created again.
  ['12.25: a cancelled one', '9b', 'a cancelled 9', ['09:00–10:00 free -a']],
  ['12.25: none', '9b', 'a cancelled 9,b verified 9b', ['09:00–10:00 meeting']],
  ['12.25: a card', '9b', 'b verified 9', ['09:00–10:00 meeting', '09:00–10:00 free']],
])('%s: of the slots «%s» and the sessions «%s»', (_, slots, sessions, entries) => {
  const split = (text: string, by: string) => (text === '' ? [] : text.split(by))
  expect(
    summary(
      split(slots, ' ').map((id) => slot(id)),
      split(sessions, ',').map((text) => session(text)),
    ),
  ).toEqual(entries)
})

test('another day has no part in it', () => {
  const next = '2027-03-03'
  expect(summary([slot('9'), slot('10', next)], [session('a verified 9', next)])).toEqual([
    '09:00–10:00 free',
  ])
})

test('entries that start together are in the order of their ends', () => {
  const long = { ...slot('9b'), end_time: '12:00:00' }
  expect(summary([long, slot('9')], [])).toEqual(['09:00–10:00 free', '09:00–12:00 free'])
})

/** The time of `09:00–10:00`. */
const span = (text: string) => ({ start: text.slice(0, 5), end: text.slice(6) })
const DAY = { from: 9, to: 18 }

test.each([
  [[], DAY],
  [[span('10:00–11:00:00')], { from: 10, to: 11 }],
  [[span('08:59–18:01')], { from: 8, to: 19 }],
  [[span('14:00–15:30'), span('07:30–08:00')], { from: 7, to: 16 }],
  [[span('00:00–23:59')], { from: 0, to: 24 }],
])('the hours of %j are %j', (slots, expected) => {
  expect(hourRange(slots)).toEqual(expected)
})

it('the grid has two rows per hour', () => expect(rowCount(DAY)).toBe(18))

test.each([
  ['09:00', '09:30', { top: 0, height: 48 }],
  ['10:00:00', '11:00:00', { top: 96, height: 96 }],
  ['17:45', '18:00', { top: 840, height: 24 }],
  ['08:00', '23:59', { top: 0, height: 864 }],
  ['07:00', '08:00', { top: 0, height: 0 }],
  ['20:00', '21:00', { top: 864, height: 0 }],
  ['11:00', '10:00', { top: 192, height: 0 }],
])('%s–%s is at %j', (start, end, expected) => {
  expect(placeOf(start, end, DAY)).toEqual(expected)
})

test.each([
  ['08:59', null],
  ['09:00', 0],
  ['09:15', 24],
  ['17:59', 862.4],
  ['18:00', null],
])('the line of %s is at %j', (time, expected) => {
  expect(nowLine(time, DAY)).toBe(expected)
})

const lanes = (...spans: string[]) =>
  inLanes(spans.map(span)).map(({ lane, lanes: count }) => `${lane + 1}/${count}`)

it('only spans that share a minute are side by side', () => {
  expect(lanes('09:00–10:00', '09:30–10:30', '10:00–11:00', '11:00–12:00')).toEqual([
    '1/2',
    '2/2',
    '1/2',
    '1/1',
  ])
  expect(lanes('09:00–10:00', '09:00–10:00', '09:00–10:00')).toEqual(['1/3', '2/3', '3/3'])
})

it('no two spans overlap, and a span that is alone has the whole width', () => {
  const spans = fc
    .array(fc.tuple(fc.nat({ max: 300 }), fc.integer({ min: 1, max: 90 })), { maxLength: 12 })
    .map((pairs) => pairs.toSorted(([a], [b]) => a - b))
  fc.assert(
    fc.property(spans, (pairs) => {
      const placed = inLanes(
        pairs.map(([at, length]) => ({ start: fromMinutes(at), end: fromMinutes(at + length) })),
      ).map((place, n) => {
        const [from = 0, length = 0] = pairs[n] ?? []
        return { ...place, from, to: from + length }
      })
      for (const [n, one] of placed.entries()) {
        const meeting = placed.filter(
          (other, m) => m !== n && other.from < one.to && one.from < other.to,
        )
        expect(meeting.filter(({ lane }) => lane === one.lane)).toEqual([])
        expect(meeting.every((other) => other.lanes === one.lanes)).toBe(true)
        expect(one.lane).toBeLessThan(one.lanes)
        if (meeting.length === 0) expect(one.lanes).toBe(1)
      }
    }),
  )
})
