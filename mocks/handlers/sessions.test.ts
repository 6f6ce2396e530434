import { beforeEach, describe, expect, it } from 'vitest'

import { createAsk } from '#tests/fixtures/mock/ask-handler.fixture.ts'
import { addSession, addUser, NOW, small } from '#tests/fixtures/mock/rows.fixture.ts'

let { db, coach, client, slot } = small()
let ask = createAsk(db)
beforeEach(() => {
  ;({ db, coach, client, slot } = small())
  ask = createAsk(db)
})

const book = (who: typeof client, change: object = {}) =>
  ask('POST /v1/calendar/sessions', who, {
    path: {},
    query: {},
    body: {
      time_slot_id: slot.id,
      client_id: client.id,
      training_program_id: null,
      status: who.role === 'client' ? 'unverified' : 'verified',
      created_at: '2020-01-01T00:00:00Z',
      ...change,
    },
  })

const setStatus = (who: typeof client, id: string, status: 'verified' | 'cancelled') =>
  ask('PATCH /v1/calendar/sessions/{id}', who, { path: { id }, query: {}, body: { status } })

const acknowledge = (who: typeof client, id: string) =>
  ask('PATCH /v1/clients/sessions/{id}', who, {
    path: { id },
    query: {},
    body: { status: 'concluded' },
  })

describe('booking', () => {
  it('creates a request of a client with the server’s time', async () => {
    const { status, body } = await book(client)
    expect([status, body.status]).toEqual([201, 'unverified'])
    expect(body.created_at).toBe(new Date(NOW).toISOString())
    await expect(book(addUser(db), { client_id: client.id })).rejects.toMatchObject({ status: 403 })
  })

  it.each([
    ['a client confirms themself', { status: 'verified' }, 'client'],
    ['a coach books unconfirmed', { status: 'unverified' }, 'coach'],
  ] as const)('is refused where %s', async (_, change, role) => {
    await expect(book(role === 'client' ? client : coach, change)).rejects.toMatchObject({
      status: 403,
    })
  })

  it('is refused to another coach, and for somebody who is not a client', async () => {
    await expect(book(addUser(db, { role: 'coach' }))).rejects.toMatchObject({ status: 403 })
    await expect(book(coach, { client_id: coach.id })).rejects.toMatchObject({ status: 404 })
  })

  it('a session that a coach creates copies their program', async () => {
    const exercises = [{ exercise_id: 'one', sets: 3, reps: 10, rest: 60, duration: 0, weight: 40 }]
    const program = { id: 'program', user_id: coach.id, name: 'Ноги', created_at: '', exercises }
    db.programs.insert(program)
    const { body } = await book(coach, { training_program_id: 'program' })
    expect(body.training_program).toEqual({ name: 'Ноги' })
    expect(body.session_exercises).toEqual(exercises)

    await ask('DELETE /v1/programs/{id}', coach, {
      path: { id: 'program' },
      query: {},
      body: undefined,
    })
    expect(db.sessions.get(body.id)).toMatchObject({
      training_program_id: null,
      program_name: 'Ноги',
      session_exercises: exercises,
    })
  })

  it('a booking fails with 409 if another client books first', async () => {
    const other = addUser(db)
    db.conflicts.insert({ id: 'conflict', takes: 'slot', client_id: other.id })
    await expect(book(client)).rejects.toMatchObject({ status: 409, code: 'slot_taken' })
    expect(db.sessions.all()).toMatchObject([{ client_id: other.id, time_slot_id: slot.id }])
    expect(db.conflicts.all()).toEqual([])
  })
})

describe('a request', () => {
  it('is confirmed and cancelled by its coach, once each', async () => {
    const { id } = addSession(db, slot, client, { status: 'unverified' })
    await expect(setStatus(client, id, 'verified')).rejects.toMatchObject({ status: 403 })
    await expect(setStatus(coach, id, 'verified')).resolves.toMatchObject({ status: 200 })
    await expect(setStatus(coach, id, 'verified')).rejects.toMatchObject({
      status: 409,
      code: 'already_handled',
    })
    await expect(setStatus(coach, id, 'cancelled')).resolves.toMatchObject({
      body: { status: 'cancelled' },
    })
  })

  it('cannot be confirmed if somebody else has cancelled it first', async () => {
    const session = addSession(db, slot, client, { status: 'unverified' })
    db.conflicts.insert({ id: 'conflict', takes: 'request', client_id: client.id })
    await expect(setStatus(coach, session.id, 'verified')).rejects.toMatchObject({ status: 409 })
    expect(session.status).toBe('cancelled')
    expect(db.conflicts.all()).toEqual([])
  })

  it('can be acknowledged only by its client, once it is confirmed', async () => {
    const session = addSession(db, slot, client, { status: 'unverified' })
    await expect(acknowledge(client, session.id)).rejects.toMatchObject({ status: 409 })
    db.sessions.update(session, { status: 'verified' })
    await expect(acknowledge(coach, session.id)).rejects.toMatchObject({ status: 403 })
    await expect(acknowledge(client, session.id)).resolves.toMatchObject({
      body: { status: 'concluded' },
    })
  })
})

const list = async (who: typeof client, times: object = {}): Promise<string[]> => {
  const query = { start_date: '2027-03-01', end_date: '2027-03-31', ...times }
  const call = { path: { id: client.id }, query, body: undefined }
  return (await ask('GET /v1/clients/{id}/sessions', who, call)).body.map(({ id }) => id)
}

describe('the sessions of a client', () => {
  it('are visible to the client, and to a coach only if they are with that coach', async () => {
    const { id } = addSession(db, slot, client)
    const other = addUser(db, { role: 'coach' })
    expect(await list(coach)).toEqual([id])
    await expect(list(other)).rejects.toMatchObject({ status: 403 })
    const elsewhere = db.timeSlots.insert({ ...slot, id: 'elsewhere', coach_id: other.id })
    const theirs = addSession(db, elsewhere, client)
    expect(await list(other)).toEqual([theirs.id])
    expect(await list(client)).toEqual([id, theirs.id])
  })

  it('can be filtered by a time of day', async () => {
    const { id } = addSession(db, slot, client)
    expect(await list(client, { start_time: '10:00', end_time: '11:00' })).toEqual([id])
    expect(await list(client, { start_time: '10:01' })).toEqual([])
    expect(await list(client, { end_time: '10:59' })).toEqual([])
  })
})
