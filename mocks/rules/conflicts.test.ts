import { describe, expect, it } from 'vitest'

import { addSession, addSlot, addUser, at, NOW, small } from '#tests/fixtures/mock/rows.fixture.ts'

import { bookFirst, cancelFirst } from './conflicts.ts'

/** A database with a pending action of another client, who acts first. */
function withConflict(takes: 'slot' | 'request') {
  const rows = small()
  const other = addUser(rows.db)
  rows.db.conflicts.insert({ id: 'conflict', takes, client_id: other.id })
  return { ...rows, other }
}

describe('a conflict about a slot', () => {
  it('requests the slot before the call, once', () => {
    const { db, coach, slot, other } = withConflict('slot')
    bookFirst(db, slot, NOW)
    bookFirst(db, addSlot(db, coach), NOW)
    expect(db.sessions.all()).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        coach_id: coach.id,
        client_id: other.id,
        time_slot_id: slot.id,
        training_program_id: null,
        program_name: null,
        status: 'unverified',
        created_at: at(NOW),
        session_exercises: [],
      },
    ])
  })

  it('has no effect on a taken slot, and takes the next free one', () => {
    const { db, coach, client, slot, other } = withConflict('slot')
    const session = addSession(db, slot, client)
    bookFirst(db, slot, NOW)
    expect(db.sessions.all()).toEqual([session])
    bookFirst(db, addSlot(db, coach), NOW)
    expect(db.sessions.all()[1]).toMatchObject({ client_id: other.id })
  })

  it('does not cancel requests', () => {
    const { db, client, slot } = withConflict('slot')
    const request = addSession(db, slot, client, { status: 'unverified' })
    cancelFirst(db, request)
    expect(request.status).toBe('unverified')
  })
})

describe('a conflict about a request', () => {
  it('cancels the request before the call, once', () => {
    const { db, client, slot } = withConflict('request')
    const [first, second] = [1, 2].map(() => addSession(db, slot, client, { status: 'unverified' }))
    for (const request of [first, second]) if (request) cancelFirst(db, request)
    expect([first?.status, second?.status]).toEqual(['cancelled', 'unverified'])
  })

  it('has no effect on a confirmed session, and stays pending', () => {
    const { db, client, slot } = withConflict('request')
    const session = addSession(db, slot, client)
    cancelFirst(db, session)
    expect(session.status).toBe('verified')
    expect(db.conflicts.all()).toHaveLength(1)
  })

  it('books no slot', () => {
    const { db, slot } = withConflict('request')
    bookFirst(db, slot, NOW)
    expect(db.sessions.all()).toEqual([])
  })
})
