/** Rows as the contract answers them. */
import { describe, expect, it } from 'vitest'

import { exercisePicture } from '#mocks/muscles/figure.ts'
import {
  addExercise,
  addSchedule,
  addSession,
  addSlot,
  addUser,
  NOW,
  refusalOf,
  small,
} from '#tests/fixtures/mock/rows.fixture.ts'

import { measurementView } from './client-view.ts'
import { exerciseImage, exerciseViewer } from './exercise-view.ts'
import { programView } from './program-view.ts'
import { sessionsIn, slotsIn } from './session-list.ts'
import { sessionView, slotView } from './session-view.ts'
import { clientViews, personView, userView } from './user-view.ts'

describe('a client', () => {
  const numbers = { goal: 'Схуднення' as const, notes: 'Коліно' }
  const cardOf = (user_id: string, image_id: string | null = null) => ({
    id: `card of ${user_id}`,
    user_id,
    ...numbers,
    body_specs: [80, 100, 90, 95] satisfies [number, number, number, number],
    image_id,
  })

  it('has their own card and the address of their picture, and no coach’s fields', () => {
    const { db, client } = small()
    const { id, phone } = db.users.update(client, { image_id: 'photo' })
    db.clientInfos.insert(cardOf(addUser(db).id))
    const person = { id, first_name: 'Андрій', last_name: 'Мельник', phone }
    const account = { role: 'client', status: '', publicSlug: null, gender: null }
    const coachs = { coach_info: null, training_schedules: [], training_programs: [] }
    const profile_image = `/v1/users/${id}/image`
    const view = { ...person, profile_image, ...account, ...coachs, client_info: null }
    expect(userView(db, client, client)).toEqual(view)
    const card = db.clientInfos.insert(cardOf(id))
    const client_info = { ...numbers, body_specs: [80, 100, 90, 95], image: null }
    expect(userView(db, client, client)).toEqual({ ...view, client_info })
    db.clientInfos.update(card, { image_id: 'photo' })
    const image = `/v1/clients/${id}/client_info/image`
    expect(userView(db, client, client).client_info).toEqual({ ...client_info, image })
    expect(personView({ ...client, image_id: null })).toEqual({ ...person, profile_image: null })
  })

  it('is the same in a list and alone', () => {
    const { db, client } = small()
    const clients = [client, addUser(db)]
    for (const { id } of clients.slice(1)) db.clientInfos.insert(cardOf(id))
    expect(clientViews(db, clients)).toEqual(clients.map((user) => userView(db, user, null)))
  })

  it('has measurements with their photos, or without one', () => {
    const { db } = small()
    db.images.insert({ id: 'photo', type: 'image/png', base64: 'iVBORw0KGgo=', form: 'blob' })
    const shown = { id: 'entry', date: '2027-03-02', weight: 80, chest: 100, waist: 90, hips: 95 }
    const view = (image_id: string | null) =>
      measurementView(db, { ...shown, user_id: 'andriy', image_id })
    expect(view('photo')).toEqual({ ...shown, photo: 'data:image/png;base64,iVBORw0KGgo=' })
    for (const none of [null, 'gone']) expect(view(none).photo).toBeNull()
  })
})

describe('a coach', () => {
  it('has their own page, hours in order, and programs, which only they see', () => {
    const { db, coach, client } = small()
    const other = addUser(db, { role: 'coach' })
    expect(userView(db, coach, coach)).toMatchObject({ coach_info: null, training_schedules: [] })
    const experience = { about: 'Тренер', start_date: '2020-01-01', end_date: null }
    const certification = { name: 'CrossFit L1', authored_by: 'CrossFit', date: '2021-05-01' }
    const program = { name: 'Ноги', created_at: '2027-03-01T10:00:00Z' }
    db.muscles.insert({ id: 'quads', code: 'QUADS', name: 'Квадрицепс', icon: '<svg/>' })
    const squat = addExercise(db, { primary: ['QUADS'], secondary: ['GLUTES'] })
    const set = { sets: 1, reps: 8, rest: 60, duration: 0, weight: 0 }
    const exercises = [squat.id, squat.id, 'gone', squat.id].map((exercise_id) => ({
      exercise_id,
      ...set,
    }))
    const page = { bio: 'Про себе', achievement: 'Чемпіонка', training_spaces: ['Зал'] }
    for (const user_id of [other.id, coach.id]) {
      const id = `of ${user_id}`
      db.coachInfos.insert({ id, user_id, ...page })
      db.tags.insert({ id, user_id, name: 'TRX' })
      db.experiences.insert({ id, user_id, ...experience })
      db.certifications.insert({ id, user_id, image_id: null, ...certification })
      db.programs.insert({ id, user_id, exercises, ...program })
    }
    addSchedule(db, other)
    for (const start of ['1 09:00', '0 14:00', '0 09:00']) {
      const [work_day, start_time = ''] = start.split(' ')
      addSchedule(db, coach, { work_day: Number(work_day), start_time, end_time: '18:00' })
    }

    const id = `of ${coach.id}`
    const seen = userView(db, coach, coach)
    expect(seen.coach_info).toEqual({
      id,
      ...page,
      training_tags: [{ id, name: 'TRX' }],
      certifications: [{ id, ...certification, image: null }],
      experiences: [{ id, ...experience }],
    })
    const shown = { id: expect.any(String), end_time: '18:00:00' }
    expect(seen.training_schedules).toEqual([
      { ...shown, work_day: 0, start_time: '09:00:00' },
      { ...shown, work_day: 0, start_time: '14:00:00' },
      { ...shown, work_day: 1, start_time: '09:00:00' },
    ])
    expect(seen.training_programs).toEqual([
      { id, ...program, exercise_count: 3, muscles: ['Квадрицепс'] },
    ])
    for (const reader of [client, null])
      expect(userView(db, coach, reader)).toEqual({ ...seen, training_programs: [] })

    for (const row of db.certifications.all()) db.certifications.update(row, { image_id: 'scan' })
    const [scanned] = userView(db, coach, null).coach_info?.certifications ?? []
    expect(scanned?.image).toBe(`/v1/coaches/certifications/${id}/image`)
  })
})

describe('a session', () => {
  it('in its slot names the client to that client and to the coach only', () => {
    const { db, coach, client, slot } = small()
    const session = addSession(db, slot, client)
    const named = (reader: typeof coach | null): string | null | undefined =>
      slotView(slot, [session], reader).training_sessions[0]?.client_id
    expect([client, coach].map(named)).toEqual([client.id, client.id])
    expect([addUser(db), null].map(named)).toEqual([null, null])
  })

  it('has the times of its slot with seconds, and its client', () => {
    const { db, client, slot } = small()
    const session = addSession(db, slot, client)
    const times = { date: '2027-03-03', start_time: '10:00:00', end_time: '11:00:00' }
    expect(sessionView(db, session)).toMatchObject({
      time_slot: { id: slot.id, ...times },
      client: { id: client.id, last_name: 'Мельник' },
    })
    db.timeSlots.remove(slot.id)
    expect(() => sessionView(db, session)).toThrow(`Row ${slot.id} is missing`)
  })

  it.each([
    [null, null, null],
    [null, '', { name: '' }],
    ['gone', null, { name: null }],
    ['program', 'Ноги', { name: 'Ноги' }],
  ])('of the program %j called %j has it as %j', (training_program_id, program_name, shown) => {
    const { db, client, slot } = small()
    const session = addSession(db, slot, client, { training_program_id, program_name })
    expect(sessionView(db, session).training_program).toEqual(shown)
  })
})

it('a program has its exercises by their own ids', () => {
  const values = { sets: 3, reps: 10, rest: 60, duration: 0, weight: 40 }
  const exercises = [{ exercise_id: 'squat', ...values }]
  const row = { id: 'program', name: 'Ноги', created_at: '2027-03-01T10:00:00Z' }
  expect(programView({ ...row, user_id: 'olena', exercises }, exercises)).toEqual({
    ...row,
    training_exercises: [{ id: 'squat', ...values }],
  })
})

describe('an exercise', () => {
  it('has its muscles, the primary ones first', () => {
    const { db } = small()
    for (const code of ['TRICEPS', 'CHEST', 'ABS'])
      db.muscles.insert({ id: `id of ${code}`, code, name: code, icon: '<svg/>' })
    const exercise = addExercise(db, { secondary: ['TRICEPS', 'UNKNOWN'] })
    const { image, muscles } = exerciseViewer(db)(exercise)
    expect(muscles.map(({ name }) => name)).toEqual(['CHEST', 'TRICEPS'])
    expect(image).toBe(`/v1/programs/exercises/${exercise.id}/image`)
  })

  it('has its picture in each form', () => {
    const { db } = small()
    const image = (picture: Parameters<typeof addExercise>[1] & object) =>
      exerciseImage(addExercise(db, picture))
    const svg = exercisePicture(['CHEST', 'ABS'], ['TRICEPS'])
    const drawn = `data:image/svg+xml;base64,${btoa(svg)}`
    const primary = ['CHEST', 'ABS', 'UNKNOWN']
    expect(image({ picture: 'string', primary })).toBe(drawn)
    expect(image({ picture: 'url', primary })).toEqual({ url: drawn })
    expect(image({ picture: 'blob', primary })).toEqual({ url: drawn })
    expect(image({ picture: 'broken' })).toMatch(/^data:image\/png/)
    expect(refusalOf(() => image({ picture: 'missing' }))).toBe('404 not_found')
  })
})

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
