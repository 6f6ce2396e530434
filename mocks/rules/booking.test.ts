/** Booking: which slots are free, the 3-hour rule, and the actions of others that come first. */
import { describe, expect, it } from 'vitest'

import {
  addSession,
  addSlot,
  addUser,
  at,
  HOUR,
  NOW,
  refusalOf,
  small,
} from '#tests/fixtures/mock/rows.fixture.ts'

import { annulledAt, annulOverdue } from './annulment.ts'
import { isTaken, isWithdrawn, refuseUnbookable } from './booking.ts'
import { bookFirst, cancelFirst } from './conflicts.ts'
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

it.each([
  ['a day ahead: 3 hours later', 24 * HOUR, 3 * HOUR],
  ['3 hours ahead: 3 hours later, at the start', 3 * HOUR, 3 * HOUR],
  ['just under 3 hours ahead: an hour before the start', 3 * HOUR - 1, 2 * HOUR - 1],
  ['half an hour ahead: at once', HOUR / 2, -HOUR / 2],
])('the 3-hour rule annuls a request %s', (_, ahead, after) => {
  expect(annulledAt(NOW, NOW + ahead)).toBe(NOW + after)
})

describe('annulOverdue', () => {
  it('cancels unanswered requests at their deadline and changes nothing else', () => {
    const { db, client, slot } = small()
    const rows = [
      addSession(db, slot, client, { status: 'unverified' }),
      addSession(db, slot, client, { status: 'verified' }),
      addSession(db, slot, client, { status: 'unverified', created_at: at(NOW + 60_000) }),
    ]
    const statuses = () => rows.map(({ status }) => status).join(' ')
    annulOverdue(db, NOW + 3 * HOUR - 1)
    expect(statuses()).toBe('unverified verified unverified')
    annulOverdue(db, NOW + 3 * HOUR)
    expect(statuses()).toBe('cancelled verified unverified')
    expect(rows[0]?.cancelled_because).toBe('unanswered')
  })

  it('counts the hour before a training in Kyiv time', () => {
    const { db, coach, client } = small()
    const soon = addSlot(db, coach, { date: '2027-03-02', start_time: '11:00', end_time: '12:00' })
    const request = addSession(db, soon, client, { status: 'unverified' })
    annulOverdue(db, instantOf('2027-03-02T09:59'))
    expect(request.status).toBe('unverified')
    annulOverdue(db, instantOf('2027-03-02T10:00'))
    expect(request.status).toBe('cancelled')
  })
})

it('a conflict about a slot requests the next free slot before the call, once', () => {
  const { db, coach, client, slot } = small()
  const other = addUser(db)
  db.conflicts.insert({ id: 'conflict', takes: 'slot', client_id: other.id })
  const session = addSession(db, slot, client, { status: 'unverified' })
  cancelFirst(db, session)
  bookFirst(db, slot, NOW)
  expect(session.status).toBe('unverified')
  expect(db.sessions.all()).toEqual([session])
  const [free, later] = [addSlot(db, coach), addSlot(db, coach)]
  for (const one of [free, later]) bookFirst(db, one, NOW)
  const [, made] = db.sessions.all()
  expect(made?.id).toMatch(/^[\da-f-]{36}$/)
  // The fixture has the other values of a new request.
  const likeMade = addSession(db, free, other, { status: 'unverified', created_at: at(NOW) })
  expect(db.sessions.all()).toEqual([session, { ...likeMade, id: made?.id }, likeMade])
})

it('a conflict about a request cancels the next open request before the call, once', () => {
  const { db, client, slot } = small()
  db.conflicts.insert({ id: 'conflict', takes: 'request', client_id: addUser(db).id })
  bookFirst(db, slot, NOW)
  expect(db.sessions.all()).toEqual([])
  const sessions = (['verified', 'unverified', 'unverified'] as const).map((status) =>
    addSession(db, slot, client, { status }),
  )
  for (const session of sessions) cancelFirst(db, session)
  expect(sessions.map(({ status }) => status)).toEqual(['verified', 'cancelled', 'unverified'])
})
