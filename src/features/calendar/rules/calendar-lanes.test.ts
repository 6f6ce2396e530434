import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { fromMinutes } from '#src/domain/time/clock-time.ts'

import { lanesOf } from './calendar-lanes.ts'

const span = (text: string) => ({ start: text.slice(0, 5), end: text.slice(6) })
const lanes = (...spans: string[]) =>
  lanesOf(spans.map(span)).map(({ lane, lanes: count }) => `${lane + 1}/${count}`)

it('spans that only touch have the whole width', () => {
  expect(lanes('09:00–10:00', '10:00–11:00', '12:00–13:00')).toEqual(['1/1', '1/1', '1/1'])
})

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
      const placed = lanesOf(
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
