import { expect, it } from 'vitest'

import { addSession, addSlot, addUser, at, NOW, small } from '#tests/fixtures/mock/rows.fixture.ts'

import { bookFirst, cancelFirst } from './conflicts.ts'

/** A database with a pending action of another client, who acts first. */
function withConflict(takes: 'slot' | 'request') {
  const rows = small()
  const other = addUser(rows.db)
  rows.db.conflicts.insert({ id: 'conflict', takes, client_id: other.id })
  return { ...rows, other }
}

it('a conflict about a slot requests the next free slot before the call, once', () => {
  const { db, coach, client, slot, other } = withConflict('slot')
  const session = addSession(db, slot, client, { status: 'unverified' })
  cancelFirst(db, session)
  bookFirst(db, slot, NOW)
  expect(session.status).toBe('unverified')
  expect(db.sessions.all()).toEqual([session])
  const [free, later] = [addSlot(db, coach), addSlot(db, coach)]
  for (const one of [free, later]) bookFirst(db, one, NOW)
  expect(db.sessions.all()).toEqual([
    session,
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      coach_id: coach.id,
      client_id: other.id,
      time_slot_id: free.id,
      training_program_id: null,
      program_name: null,
      status: 'unverified',
      created_at: at(NOW),
      session_exercises: [],
    },
  ])
})

it('a conflict about a request cancels the next open request before the call, once', () => {
  const { db, client, slot } = withConflict('request')
  bookFirst(db, slot, NOW)
  expect(db.sessions.all()).toEqual([])
  const sessions = (['verified', 'unverified', 'unverified'] as const).map((status) =>
    addSession(db, slot, client, { status }),
  )
  for (const session of sessions) cancelFirst(db, session)
  expect(sessions.map(({ status }) => status)).toEqual(['verified', 'cancelled', 'unverified'])
})
