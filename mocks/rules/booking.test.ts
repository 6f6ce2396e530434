import { describe, expect, it } from 'vitest'

import { addSession, addSlot, NOW, refusalOf, small } from '#tests/fixtures/mock/rows.fixture.ts'

import type { SessionStatus, TimeSlotRow } from '../db/tables.ts'
import { isTaken, isWithdrawn, refuseUnbookable } from './booking.ts'
import { instantOf } from './kyiv.ts'

const today = (start_time: string, end_time: string) => ({
  date: '2027-03-02',
  start_time,
  end_time,
})

describe('a taken slot', () => {
  it.each<[SessionStatus, boolean]>([
    ['unverified', true],
    ['verified', true],
    ['concluded', true],
    ['cancelled', false],
  ])('with a session that is %s: %s', (status, taken) => {
    const { db, client, slot } = small()
    addSession(db, slot, client, { status })
    expect(isTaken(db, slot, NOW)).toBe(taken)
    expect(refusalOf(() => refuseUnbookable(db, slot, NOW, { as: 'session' }))).toBe(
      taken ? '409 slot_taken' : 'none',
    )
  })

  it('is free again once its concluded session is over', () => {
    const { db, client, slot } = small()
    addSession(db, slot, client, { status: 'concluded' })
    expect(isTaken(db, slot, instantOf('2027-03-03T10:59'))).toBe(true)
    expect(isTaken(db, slot, instantOf('2027-03-03T11:00'))).toBe(false)
  })

  it('is not taken by a session at another time', () => {
    const { db, coach, client, slot } = small()
    addSession(db, slot, client)
    expect(isTaken(db, addSlot(db, coach), NOW)).toBe(false)
  })
})

const refusal = (row: Partial<TimeSlotRow>, as: 'request' | 'session'): string => {
  const { db, coach } = small()
  return refusalOf(() => refuseUnbookable(db, addSlot(db, coach, row), NOW, { as }))
}

describe('a free slot', () => {
  it('cannot be booked once it has begun', () => {
    expect(refusal(today('09:00', '10:00'), 'session')).toBe('409 conflict')
    expect(refusal(today('09:01', '10:00'), 'session')).toBe('none')
  })

  it('cannot be requested within the hour before it, since that request would be annulled at once', () => {
    expect(refusal(today('10:00', '11:00'), 'request')).toBe('409 conflict')
    expect(refusal(today('10:01', '11:00'), 'request')).toBe('none')
  })

  it('cannot be booked after its working hours were deleted', () => {
    expect(refusal({ schedule_id: null }, 'session')).toBe('409 conflict')
  })
})

describe('a slot without working hours', () => {
  it('is withdrawn unless it is booked or past', () => {
    const { db, coach, client } = small()
    const slot = addSlot(db, coach, { schedule_id: null })
    const booked = addSession(db, slot, client, { status: 'verified' })
    const cancelled = addSession(db, slot, client, { status: 'cancelled' })
    expect(isWithdrawn(slot, [booked, cancelled], NOW)).toBe(false)
    expect(isWithdrawn(slot, [cancelled], NOW)).toBe(true)
    expect(isWithdrawn(slot, [], instantOf('2027-03-03T11:00'))).toBe(false)
  })
})
