import * as fc from 'fast-check'
import { expect, it, test } from 'vitest'

import { fromMinutes } from '#src/domain/time/clock-time.ts'

import { hourRange, inLanes, nowLine, placeOf, rowCount } from './day-entries.ts'

const slot = (start: string, end: string) => ({ start, end })
const DAY = { from: 9, to: 18 }

test.each([
  [[], DAY],
  [[slot('10:00:00', '11:00:00')], { from: 10, to: 11 }],
  [[slot('08:59', '18:01')], { from: 8, to: 19 }],
  [[slot('14:00', '15:30'), slot('07:30', '08:00')], { from: 7, to: 16 }],
  [[slot('00:00', '23:59')], { from: 0, to: 24 }],
])('the hours of %j are %j', (slots, expected) => {
  expect(hourRange(slots)).toEqual(expected)
})

it('the grid has two rows per hour', () => {
  expect(rowCount(DAY)).toBe(18)
  expect(rowCount({ from: 0, to: 24 })).toBe(48)
})

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

const span = (text: string) => ({ start: text.slice(0, 5), end: text.slice(6) })
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
