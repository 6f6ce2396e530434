import { describe, expect, it } from 'vitest'

import { addSession, addSlot, addUser, NOW, small } from '#tests/fixtures/mock/rows.fixture.ts'

import { sessionsIn, slotsIn } from './session-list.ts'

const RANGE = { start_date: '2027-03-03', end_date: '2027-03-04' }

describe('lists by time', () => {
  it('order sessions by their slots and include both ends of the range', () => {
    const { db, coach, client, slot } = small()
    const starts = ['2027-03-02', '2027-03-04', '2027-03-05'].map((date) =>
      addSession(db, addSlot(db, coach, { date }), client),
    )
    const early = addSlot(db, coach, { start_time: '08:00', end_time: '09:00' })
    const [later, earlier] = [addSession(db, slot, client), addSession(db, early, client)]
    expect(sessionsIn(db, RANGE, () => true)).toEqual([earlier, later, starts[1]])
    expect(sessionsIn(db, RANGE, (session) => session === later)).toEqual([later])
  })

  it('leave out slots that are only kept for a cancelled session', () => {
    const { db, coach, client, slot } = small()
    const kept = addSlot(db, coach, { schedule_id: null, start_time: '08:00', end_time: '09:00' })
    const session = addSession(db, kept, client)
    const listed = () => slotsIn(db, coach.id, RANGE, NOW).map((one) => one.slot)
    expect(listed()).toEqual([kept, slot])
    db.sessions.update(session, { status: 'cancelled' })
    expect(listed()).toEqual([slot])
  })

  it('have the slots of one coach in the range, each with its sessions', () => {
    const { db, coach, client, slot } = small()
    addSlot(db, coach, { date: '2027-03-05' })
    addSlot(db, addUser(db, { role: 'coach' }))
    const booked = addSlot(db, coach, { date: '2027-03-04' })
    const session = addSession(db, booked, client)
    expect(slotsIn(db, coach.id, RANGE, NOW)).toEqual([
      { slot, sessions: [] },
      { slot: booked, sessions: [session] },
    ])
  })
})
