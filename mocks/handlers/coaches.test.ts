import { beforeEach, describe, expect, it } from 'vitest'

import { createAsk } from '#tests/fixtures/mock/ask-handler.fixture.ts'
import {
  addSchedule,
  addSession,
  addSlot,
  addUser,
  small,
} from '#tests/fixtures/mock/rows.fixture.ts'

let { db, coach, client, slot } = small()
let ask = createAsk(db)
beforeEach(() => {
  ;({ db, coach, client, slot } = small())
  ask = createAsk(db)
})

const RANGE = { start_date: '2027-03-03', end_date: '2027-03-03' }

const slotsOf = (id: string) =>
  ask('GET /v1/coaches/{id}/time_slots', null, { path: { id }, query: RANGE, body: undefined })

const sessions = async (query: object): Promise<string[]> => {
  const call = { path: { id: coach.id }, query: { ...RANGE, ...query }, body: undefined }
  return (await ask('GET /v1/coaches/{id}/sessions', coach, call)).body.map(({ id }) => id)
}

describe('time slots', () => {
  it('are 404 for an unknown coach and for one without working hours', async () => {
    await expect(slotsOf(client.id)).rejects.toMatchObject({ status: 404 })
    const idle = addUser(db, { role: 'coach' })
    await expect(slotsOf(idle.id)).rejects.toMatchObject({ status: 404 })
    addSchedule(db, idle)
    await expect(slotsOf(idle.id)).resolves.toMatchObject({ body: [] })
  })

  it('are in order, with their sessions', async () => {
    const early = addSlot(db, coach, { start_time: '08:00', end_time: '09:00' })
    const { id } = addSession(db, slot, client, { status: 'cancelled' })
    const { body } = await slotsOf(coach.id)
    expect(body.map((row) => [row.id, row.training_sessions])).toEqual([
      [early.id, []],
      [slot.id, [{ id, status: 'cancelled', client_id: null }]],
    ])
  })
})

describe('lists', () => {
  it('are paged; sessions can be filtered by status', async () => {
    const statuses = ['verified', 'cancelled', 'verified', 'unverified'] as const
    const ids = statuses.map(
      (status, at) =>
        addSession(
          db,
          addSlot(db, coach, { start_time: `1${at}:00`, end_time: `1${at}:59` }),
          client,
          { status },
        ).id,
    )
    expect(await sessions({})).toEqual(ids)
    expect(await sessions({ skip: 1, limit: 2 })).toEqual(ids.slice(1, 3))
    expect(await sessions({ status: 'verified', skip: 1 })).toEqual([ids[2]])
  })
})

describe('the coach page', () => {
  it('is created empty by the first tag, and has each tag once', async () => {
    const add = () =>
      ask('POST /v1/coaches/me/tags', coach, { path: {}, query: {}, body: { name: 'TRX' } })
    await add()
    await expect(add()).rejects.toMatchObject({ status: 409 })
    const { body } = await ask('GET /v1/users/{id}', null, {
      path: { id: coach.id },
      query: {},
      body: undefined,
    })
    expect(body.coach_info).toMatchObject({ bio: '', training_tags: [{ name: 'TRX' }] })
  })

  it('is created once, and can be changed only after that', async () => {
    const call = {
      path: {},
      query: {},
      body: { bio: 'Тренерка', achievement: '', training_spaces: [] },
    }
    await expect(ask('PATCH /v1/coaches/me/coach_info', coach, call)).rejects.toMatchObject({
      status: 404,
    })
    await expect(ask('POST /v1/coaches/me/coach_info', client, call)).rejects.toMatchObject({
      status: 403,
    })
    await expect(ask('POST /v1/coaches/me/coach_info', coach, call)).resolves.toMatchObject({
      status: 201,
      body: { bio: 'Тренерка' },
    })
    await expect(ask('POST /v1/coaches/me/coach_info', coach, call)).rejects.toMatchObject({
      status: 409,
    })
  })
})
