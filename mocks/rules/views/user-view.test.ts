import { describe, expect, it } from 'vitest'

import { addSchedule, addUser, small } from '#tests/fixtures/mock/rows.fixture.ts'

import { clientViews, personView, userView } from './user-view.ts'

const cardOf = (user_id: string) => ({
  id: `card of ${user_id}`,
  user_id,
  goal: 'Схуднення' as const,
  notes: '',
  body_specs: [80, 0, 0, 0] satisfies [number, number, number, number],
  image_id: null,
})

it('a person has the address of their picture, or null without one', () => {
  const { db } = small()
  const user = addUser(db, { phone: '+380671112233', image_id: 'photo' })
  const { id } = user
  const person = { id, first_name: 'Андрій', last_name: 'Мельник', phone: '+380671112233' }
  expect(personView(user)).toEqual({ ...person, profile_image: `/v1/users/${id}/image` })
  expect(personView({ ...user, image_id: null }).profile_image).toBeNull()
})

describe('a client', () => {
  it('has their own card, and no coach’s fields', () => {
    const { db, client } = small()
    db.clientInfos.insert(cardOf(addUser(db).id))
    expect(userView(db, client, client)).toEqual({
      ...personView(client),
      role: 'client',
      status: '',
      publicSlug: null,
      gender: null,
      coach_info: null,
      client_info: null,
      training_schedules: [],
      training_programs: [],
    })
    db.clientInfos.insert(cardOf(client.id))
    expect(userView(db, client, client).client_info).toMatchObject({ goal: cardOf(client.id).goal })
  })

  it('is the same in a list and alone', () => {
    const { db, client } = small()
    const other = addUser(db)
    db.clientInfos.insert(cardOf(other.id))
    const alone = [client, other].map((user) => userView(db, user, null))
    expect(clientViews(db, [client, other])).toEqual(alone)
    expect(alone.map(({ client_info }) => client_info?.goal)).toEqual([
      undefined,
      cardOf(other.id).goal,
    ])
  })
})

describe('a coach', () => {
  it('has their own page, hours and programs, and nobody else’s', () => {
    const { db, coach } = small()
    const other = addUser(db, { role: 'coach' })
    for (const { id: user_id } of [other, coach]) {
      const id = `of ${user_id}`
      db.programs.insert({ id, user_id, name: '', created_at: '', exercises: [] })
    }
    const page = { bio: 'Про себе', achievement: '', training_spaces: [] }
    db.coachInfos.insert({ id: 'another', user_id: other.id, ...page })
    addSchedule(db, other)
    const before = userView(db, coach, coach)
    expect([before.coach_info, before.training_schedules]).toEqual([null, []])
    expect(before.training_programs.map(({ id }) => id)).toEqual([`of ${coach.id}`])
    db.coachInfos.insert({ id: 'page', user_id: coach.id, ...page })
    expect(userView(db, coach, coach).coach_info).toMatchObject({ id: 'page', bio: 'Про себе' })
  })

  it('shows a visitor no programs', () => {
    const { db, coach } = small()
    const program = { id: 'program', name: '', created_at: '', exercises: [] }
    db.programs.insert({ ...program, user_id: coach.id })
    expect(userView(db, coach, null).training_programs).toEqual([])
  })

  it.each([
    ['09:00', '14:00'],
    ['14:00', '09:00'],
  ])('has the hours of a day in order, added as %s and %s', (...starts) => {
    const { db, coach } = small()
    for (const start_time of starts) addSchedule(db, coach, { start_time, end_time: '18:00' })
    const { training_schedules } = userView(db, coach, null)
    expect(training_schedules.map(({ start_time }) => start_time)).toEqual(['09:00:00', '14:00:00'])
  })
})
