import { describe, expect, it } from 'vitest'

import { addSession, addSlot, NOW, refusalOf, small } from '#tests/fixtures/mock/rows.fixture.ts'

import { isTaken, isWithdrawn, refuseUnbookable } from './booking.ts'
import { instantOf } from './kyiv.ts'

describe('a slot', () => {
  it.each(['unverified', 'verified', 'concluded'] as const)(
    'with a session that is %s is taken',
    (status) => {
      const { db, client, slot } = small()
      addSession(db, slot, client, { status: 'cancelled' })
      expect(isTaken(db, slot, NOW)).toBe(false)
      addSession(db, slot, client, { status })
      expect(isTaken(db, slot, NOW)).toBe(true)
      const refuse = () => refuseUnbookable(db, slot, NOW, { as: 'session' })
      expect(refusalOf(refuse)).toBe('409 slot_taken')
    },
  )

  it('is free again once its concluded session is over', () => {
    const { db, coach, client, slot } = small()
    addSession(db, slot, client, { status: 'concluded' })
    expect(isTaken(db, slot, instantOf('2027-03-03T10:59'))).toBe(true)
    expect(isTaken(db, slot, instantOf('2027-03-03T11:00'))).toBe(false)
    expect(isTaken(db, addSlot(db, coach), NOW)).toBe(false)
  })

  const today = (start_time: string) => ({ date: '2027-03-02', start_time, end_time: '11:00' })

  it.each([
    ['one that has begun', today('09:00'), 'session', '409 conflict'],
    ['one that begins in a minute', today('09:01'), 'session', 'none'],
    // That request would be annulled at once.
    ['a request within the hour before it', today('10:00'), 'request', '409 conflict'],
    ['a request before that hour', today('10:01'), 'request', 'none'],
    ['one without working hours', { schedule_id: null }, 'session', '409 conflict'],
  ] as const)('that is free is booked: %s', (_, row, as, answer) => {
    const { db, coach } = small()
    const slot = addSlot(db, coach, row)
    expect(refusalOf(() => refuseUnbookable(db, slot, NOW, { as }))).toBe(answer)
  })

  it('without working hours is withdrawn unless it is booked or past', () => {
    const { db, coach, client } = small()
    const slot = addSlot(db, coach, { schedule_id: null })
    const booked = addSession(db, slot, client, { status: 'verified' })
    const cancelled = addSession(db, slot, client, { status: 'cancelled' })
    expect(isWithdrawn(slot, [booked, cancelled], NOW)).toBe(false)
    expect(isWithdrawn(slot, [cancelled], NOW)).toBe(true)
    expect(isWithdrawn(slot, [], instantOf('2027-03-03T11:00'))).toBe(false)
  })
})
