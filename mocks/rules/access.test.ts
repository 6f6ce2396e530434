import { describe, expect, it } from 'vitest'

import { addSession, addUser, refusalOf, small } from '#tests/fixtures/mock/rows.fixture.ts'

import {
  isClientOf,
  requireThisCoach,
  owned,
  person,
  requireClient,
  requireCoach,
  requireReader,
  userBy,
} from './access.ts'

describe('access', () => {
  it('returns a person of the role, a row to its owner: 404 if there is none, 403 to others', () => {
    const { coach, client } = small()
    expect(refusalOf(() => requireCoach(client))).toBe('403 forbidden')
    expect(refusalOf(() => requireClient(coach))).toBe('403 forbidden')
    expect([requireCoach(coach), requireClient(client)]).toEqual([coach, client])
    const row = { user_id: coach.id }
    expect(owned(row, coach, 'row')).toBe(row)
    expect(refusalOf(() => owned(undefined, coach, 'row'))).toBe('404 not_found')
    expect(refusalOf(() => owned(row, client, 'row'))).toBe('403 forbidden')
  })

  it('finds people by id, role and slug, and only registered ones', () => {
    const { db, coach, client } = small()
    db.users.update(coach, { publicSlug: 'olena-koval' })
    const begun = addUser(db, { role: 'coach', publicSlug: 'begun', registered: false })
    expect(userBy(db, 'olena-koval')).toBe(coach)
    expect(userBy(db, client.id)).toBe(client)
    expect(refusalOf(() => userBy(db, 'begun'))).toBe('404 not_found')
    expect(refusalOf(() => person(db, begun.id, 'coach'))).toBe('404 not_found')
    expect(refusalOf(() => person(db, client.id, 'coach'))).toBe('404 not_found')
  })

  it('refuses a coach’s lists to everybody else', () => {
    const { db, coach, client } = small()
    expect(requireThisCoach(db, coach.id, coach)).toBe(coach)
    expect(refusalOf(() => requireThisCoach(db, coach.id, client))).toBe('403 forbidden')
    expect(refusalOf(() => requireThisCoach(db, client.id, client))).toBe('404 not_found')
  })

  it('shows a coach to everyone, and a client to themself and to coaches with a session with them', () => {
    const { db, coach, client, slot } = small()
    const read = (reader: typeof coach | null, user: typeof coach): string =>
      refusalOf(() => requireReader(db, reader, user))
    expect(read(null, coach)).toBe('none')
    expect(read(null, client)).toBe('401 unauthorized')
    expect(read(addUser(db), client)).toBe('403 forbidden')
    expect(read(client, client)).toBe('none')
    expect(read(coach, client)).toBe('403 forbidden')
    addSession(db, slot, client, { status: 'cancelled' })
    expect(read(coach, client)).toBe('none')
    expect(read(coach, addUser(db))).toBe('403 forbidden')
    expect(read(addUser(db, { role: 'coach' }), client)).toBe('403 forbidden')
  })

  it('a client in the base is a coach’s client, an unknown person is not', () => {
    const { db, coach } = small()
    const other = addUser(db, { role: 'coach' })
    const { id } = addUser(db, { coach_id: coach.id })
    expect([isClientOf(db, id, coach.id), isClientOf(db, id, other.id)]).toEqual([true, false])
    expect(isClientOf(db, 'unknown', coach.id)).toBe(false)
  })
})
