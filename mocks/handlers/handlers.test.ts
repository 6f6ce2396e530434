/** What handlers decide themselves, where neither the contract suite nor a test of a rule sees it. */
import { beforeEach, describe, expect, it } from 'vitest'

import type { UserRow } from '#mocks/db/tables.ts'
import { Refusal } from '#mocks/rules/contract-refusal.ts'
import { addDays, todayOf } from '#mocks/rules/kyiv.ts'
import type { Operation } from '#src/api/operation.ts'
import {
  addSchedule,
  addSession,
  addSlot,
  addUser,
  NOW,
  small,
} from '#tests/fixtures/mock/rows.fixture.ts'

import { auth } from './auth.ts'
import { calendar } from './calendar.ts'
import { clients } from './clients.ts'
import { coaches } from './coaches.ts'
import type { Call, Handlers, Reply } from './handler.ts'
import { programs } from './programs.ts'
import { users } from './users.ts'

const handlers: Handlers<''> = {
  ...auth,
  ...calendar,
  ...clients,
  ...coaches,
  ...programs,
  ...users,
}

let { db, coach, client, slot } = small()
beforeEach(() => {
  ;({ db, coach, client, slot } = small())
})

/** Calls a handler as the pipeline would. */
const ask = async <Op extends Operation>(
  operation: Op,
  visitor: UserRow | null,
  parts: Pick<Call<Op>, 'path' | 'query' | 'body'>,
): Promise<Reply<Op>> =>
  handlers[operation]({
    ...parts,
    visitor,
    get me() {
      if (visitor) return visitor
      throw new Refusal(401, 'unauthorized', 'Nobody is calling')
    },
    db,
    now: NOW,
    origin: 'http://localhost',
    otpInAnswers: true,
  })

const NOTHING = { path: {}, query: {}, body: undefined }
const sending = <Body>(body: Body) => ({ ...NOTHING, body })
const about = (id: string) => ({ ...NOTHING, path: { id } })
const RANGE = { start_date: '2027-03-01', end_date: '2027-03-31' }

describe('a coach', () => {
  it('without working hours has no time slots: 404', async () => {
    const idle = addUser(db, { role: 'coach' })
    const call = { ...about(idle.id), query: RANGE }
    const slots = () => ask('GET /v1/coaches/{id}/time_slots', null, call)
    await expect(slots()).rejects.toMatchObject({ status: 404 })
    addSchedule(db, idle)
    await expect(slots()).resolves.toMatchObject({ body: [] })
  })

  it('gets a page of the sessions that have the status', async () => {
    const statuses = ['verified', 'cancelled', 'verified', 'unverified'] as const
    const ids = statuses.map((status, at) => {
      const times = { start_time: `1${at}:00`, end_time: `1${at}:59` }
      return addSession(db, addSlot(db, coach, times), client, { status }).id
    })
    const list = async (query: object): Promise<string[]> => {
      const call = { ...about(coach.id), query: { ...RANGE, ...query } }
      return (await ask('GET /v1/coaches/{id}/sessions', coach, call)).body.map(({ id }) => id)
    }
    expect(await list({ skip: 1, limit: 2 })).toEqual(ids.slice(1, 3))
    expect(await list({ status: 'verified', skip: 1 })).toEqual([ids[2]])
  })

  it('has a page from the first tag on', async () => {
    await ask('POST /v1/coaches/me/tags', coach, sending({ name: 'TRX' }))
    const { body } = await ask('GET /v1/users/me', coach, NOTHING)
    expect(body.coach_info).toMatchObject({ bio: '', training_tags: [{ name: 'TRX' }] })
  })

  it('has work that ends today, in Kyiv, stored without an end', async () => {
    const job = (end_date: string) => ({ about: 'Зал', start_date: '2020-01-01', end_date })
    const today = todayOf(NOW)
    const added = await ask('POST /v1/coaches/me/experiences', coach, sending(job(today)))
    expect(added.body.end_date).toBeNull()
    const change = async (end: string) => {
      const call = { ...about(added.body.id), body: job(end) }
      return (await ask('PATCH /v1/coaches/me/experiences/{id}', coach, call)).body.end_date
    }
    const yesterday = addDays(today, -1)
    expect([await change(yesterday), await change(today)]).toEqual([yesterday, null])
  })
})

it('a picture that nothing shows any more is deleted', async () => {
  const image = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])])
  const avatar = sending({ image })
  await ask('POST /v1/users/me/image', coach, avatar)
  await ask('POST /v1/users/me/image', coach, avatar)
  const query = { name: 'TRX', authored_by: 'TRX', date: '2027-03-01' }
  const { body } = await ask('POST /v1/coaches/me/certifications', coach, { ...avatar, query })
  expect(db.images.all()).toHaveLength(2)
  await ask('DELETE /v1/coaches/me/certifications/{id}', coach, about(body.id))
  expect(db.images.all().map(({ id }) => id)).toEqual([coach.image_id])
})

describe('a session', () => {
  const book = (who: typeof client, change: object = {}) => {
    const status = who.role === 'client' ? 'unverified' : 'verified'
    const asked = { time_slot_id: slot.id, client_id: client.id, training_program_id: null }
    const body = { ...asked, status, created_at: '2020-01-01T00:00:00Z', ...change } as const
    return ask('POST /v1/calendar/sessions', who, sending(body))
  }

  it('has the server’s time and who made it, is confirmed at once by a coach, and is for clients only', async () => {
    await expect(book(coach, { status: 'unverified' })).rejects.toMatchObject({ status: 403 })
    await expect(book(coach, { client_id: coach.id })).rejects.toMatchObject({ status: 404 })
    const made = { created_at: new Date(NOW).toISOString(), created_by: 'client' }
    expect((await book(client)).body).toMatchObject(made)
    slot = addSlot(db, coach, { start_time: '12:00', end_time: '13:00' })
    expect((await book(coach)).body.created_by).toBe('coach')
  })

  it('keeps the name and the exercises of its program, which its client reads until it is deleted', async () => {
    const exercises = [{ exercise_id: 'one', sets: 3, reps: 10, rest: 60, duration: 0, weight: 40 }]
    db.programs.insert({ id: 'p', user_id: coach.id, name: 'Ноги', created_at: '', exercises })
    const read = (who: typeof client) => ask('GET /v1/programs/{id}', who, about('p'))
    await expect(read(client)).rejects.toMatchObject({ status: 403 })
    const { body } = await book(coach, { training_program_id: 'p' })
    expect((await read(client)).status).toBe(200)
    await expect(read(addUser(db))).rejects.toMatchObject({ status: 403 })

    await ask('DELETE /v1/programs/{id}', coach, about('p'))
    expect(db.sessions.get(body.id)).toMatchObject({
      training_program_id: null,
      program_name: 'Ноги',
      session_exercises: exercises,
    })
  })

  it('is listed to its client and to its own coach, by the time of day', async () => {
    const other = addUser(db, { role: 'coach' })
    const ids = [slot, addSlot(db, other)].map((one) => addSession(db, one, client).id)
    const list = async (who: typeof client, times: object = {}): Promise<string[]> => {
      const call = { ...about(client.id), query: { ...RANGE, ...times } }
      return (await ask('GET /v1/clients/{id}/sessions', who, call)).body.map(({ id }) => id)
    }
    expect(await list(client)).toEqual(ids)
    expect([await list(coach), await list(other)]).toEqual([[ids[0]], [ids[1]]])
    expect(await list(client, { start_time: '10:00', end_time: '11:00' })).toEqual(ids)
    expect(await list(client, { start_time: '10:01' })).toEqual([])
    expect(await list(client, { end_time: '10:59' })).toEqual([])
  })
})
