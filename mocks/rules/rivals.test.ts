import { describe, expect, it } from 'vitest'

import { addSession, addSlot, addUser, at, NOW, small } from '#tests/fixtures/mock/rows.fixture.ts'

import { letRivalBook, letRivalHandle } from './rivals.ts'

/** A database in which another client waits to act first. */
function withRival(takes: 'slot' | 'request') {
  const rows = small()
  const rival = addUser(rows.db)
  rows.db.rivals.insert({ id: 'rival', takes, client_id: rival.id })
  return { ...rows, rival }
}

describe('a rival for slots', () => {
  it('requests the slot before the call, once', () => {
    const { db, coach, slot, rival } = withRival('slot')
    letRivalBook(db, slot, NOW)
    letRivalBook(db, addSlot(db, coach), NOW)
    expect(db.sessions.all()).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        coach_id: coach.id,
        client_id: rival.id,
        time_slot_id: slot.id,
        training_program_id: null,
        program_name: null,
        status: 'unverified',
        created_at: at(NOW),
        session_exercises: [],
      },
    ])
  })

  it('leaves a taken slot alone and waits for the next one', () => {
    const { db, coach, client, slot, rival } = withRival('slot')
    const session = addSession(db, slot, client)
    letRivalBook(db, slot, NOW)
    expect(db.sessions.all()).toEqual([session])
    letRivalBook(db, addSlot(db, coach), NOW)
    expect(db.sessions.all()[1]).toMatchObject({ client_id: rival.id })
  })

  it('leaves requests alone', () => {
    const { db, client, slot } = withRival('slot')
    const request = addSession(db, slot, client, { status: 'unverified' })
    letRivalHandle(db, request)
    expect(request.status).toBe('unverified')
  })
})

describe('a rival for requests', () => {
  it('cancels the request before the call, once', () => {
    const { db, client, slot } = withRival('request')
    const [first, second] = [1, 2].map(() => addSession(db, slot, client, { status: 'unverified' }))
    for (const request of [first, second]) if (request) letRivalHandle(db, request)
    expect([first?.status, second?.status]).toEqual(['cancelled', 'unverified'])
  })

  it('leaves a confirmed session alone and waits for a request', () => {
    const { db, client, slot } = withRival('request')
    const session = addSession(db, slot, client)
    letRivalHandle(db, session)
    expect(session.status).toBe('verified')
    expect(db.rivals.all()).toHaveLength(1)
  })

  it('books no slot', () => {
    const { db, slot } = withRival('request')
    letRivalBook(db, slot, NOW)
    expect(db.sessions.all()).toEqual([])
  })
})
