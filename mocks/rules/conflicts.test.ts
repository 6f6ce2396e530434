import { expect, it } from 'vitest'

import { addSession, addSlot, addUser, at, NOW, small } from '#tests/fixtures/mock/rows.fixture.ts'

import { bookFirst, cancelFirst } from './conflicts.ts'

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
