import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays, weekdayOf } from './kyiv.ts'
import { bySlotTime, endsAt, overlap, slotsOfSchedule, startsAt } from './slots.ts'

const slotsOf = (start_time: string, end_time: string, days?: number) =>
  slotsOfSchedule({ work_day: 1, start_time, end_time }, '2027-03-02', days)

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

describe('slotsOfSchedule', () => {
  it('uses that weekday of 12 weeks, the first day included', () => {
    const slots = slotsOf('09:00', '10:00')
    expect(slots).toHaveLength(12)
    expect(slots[0]?.date).toBe('2027-03-02')
    expect(slots.every(({ date }) => weekdayOf(date) === 1)).toBe(true)
    expect(slots.at(-1)?.date).toBe(addDays('2027-03-02', 77))
  })

  it('covers the working hours by whole hours, without a gap or an overlap', () => {
    const minutes = fc.integer({ min: 0, max: 23 * 60 + 59 })
    fc.assert(
      fc.property(minutes, minutes, (a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)]
        const slots = slotsOf(clock(from), clock(to), 1)
        const length = (slot: (typeof slots)[number]): number =>
          (endsAt(slot) - startsAt(slot)) / 60_000
        for (const [at, slot] of slots.entries()) {
          expect(slot.start_time).toBe(slots[at - 1]?.end_time ?? clock(from))
          expect(length(slot)).toBe(60)
          for (const later of slots.slice(at + 1)) expect(overlap(slot, later)).toBe(false)
        }
        const covered = slots.reduce((sum, slot) => sum + length(slot), 0)
        expect(to - from - covered).toBeLessThan(60)
        expect(covered).toBeLessThanOrEqual(to - from)
      }),
    )
  })
})

it('slots overlap if they share a minute, not if they only touch', () => {
  const nine = { start_time: '09:00', end_time: '10:00' }
  expect(overlap(nine, { start_time: '09:59', end_time: '11:00' })).toBe(true)
  expect(overlap(nine, { start_time: '10:00', end_time: '11:00' })).toBe(false)
  expect(overlap(nine, { start_time: '08:00', end_time: '09:00' })).toBe(false)
})

it('slots are in the order of their date and start', () => {
  const slot = (date: string, start_time: string) => ({ date, start_time, end_time: '23:00' })
  const noon = slot('2027-03-02', '12:00')
  for (const later of [slot('2027-03-02', '12:30'), slot('2027-03-03', '09:00')]) {
    const orders = [bySlotTime(noon, later), bySlotTime(later, noon), bySlotTime(noon, noon)]
    expect(orders).toEqual([-1, 1, 0])
  }
})

it('a slot has its usual length on the day the clocks change', () => {
  const slot = { date: '2027-10-31', start_time: '09:00', end_time: '10:00' }
  expect(endsAt(slot) - startsAt(slot)).toBe(3_600_000)
  expect(new Date(startsAt(slot)).toISOString()).toBe('2027-10-31T07:00:00.000Z')
})
