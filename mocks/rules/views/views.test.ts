import { describe, expect, it } from 'vitest'

import { exercisePicture } from '#mocks/muscles/figure.ts'
import {
  addExercise,
  addSchedule,
  addSession,
  addUser,
  refusalOf,
  small,
} from '#tests/fixtures/mock/rows.fixture.ts'

import { exerciseImage, exerciseViewer } from './exercise-view.ts'
import { programView } from './program-view.ts'
import { sessionView, slotView } from './session-view.ts'
import { userView } from './user-view.ts'

describe('a coach', () => {
  it('has their hours in order for everyone, their programs for themself alone', () => {
    const { db, coach, client } = small()
    addSchedule(db, coach, { work_day: 1, start_time: '09:00', end_time: '12:00' })
    addSchedule(db, coach, { work_day: 0, start_time: '14:00', end_time: '18:00' })
    addSchedule(db, coach, { work_day: 0, start_time: '09:00', end_time: '13:00' })
    const program = { id: 'program', name: 'Ноги', created_at: '2027-03-01T10:00:00Z' }
    db.programs.insert({ ...program, user_id: coach.id, exercises: [] })
    const seen = userView(db, coach, client)
    expect(seen.training_schedules.map((row) => [row.work_day, row.start_time])).toEqual([
      [0, '09:00:00'],
      [0, '14:00:00'],
      [1, '09:00:00'],
    ])
    expect(seen.training_programs).toEqual([])
    expect(userView(db, coach, coach).training_programs).toEqual([program])
  })
})

describe('a slot', () => {
  it('names its client to that client and to the coach only', () => {
    const { db, coach, client, slot } = small()
    const session = addSession(db, slot, client)
    const named = (reader: typeof coach | null): string | null | undefined =>
      slotView(slot, [session], reader).training_sessions[0]?.client_id
    expect([client, coach, addUser(db), null].map(named)).toEqual([
      client.id,
      client.id,
      null,
      null,
    ])
  })
})

describe('a session', () => {
  it('has the times of its slot with seconds, and its client', () => {
    const { db, client, slot } = small()
    const session = addSession(db, slot, client)
    expect(sessionView(db, session)).toMatchObject({
      time_slot: {
        id: slot.id,
        date: '2027-03-03',
        start_time: '10:00:00',
        end_time: '11:00:00',
      },
      client: { id: client.id, last_name: 'Мельник' },
    })
  })

  it('cannot be shown if its slot is missing', () => {
    const { db, client, slot } = small()
    const session = addSession(db, slot, client)
    db.timeSlots.remove(slot.id)
    expect(() => sessionView(db, session)).toThrow(`Row ${slot.id} is missing`)
  })

  it('has a program only if it has a name or an id', () => {
    const { db, client, slot } = small()
    const program = (training_program_id: string | null, program_name: string | null) =>
      sessionView(db, addSession(db, slot, client, { training_program_id, program_name }))
        .training_program
    expect(program(null, null)).toBeNull()
    expect(program(null, '')).toEqual({ name: '' })
    expect(program('gone', null)).toEqual({ name: null })
    expect(program('program', 'Ноги')).toEqual({ name: 'Ноги' })
  })
})

describe('a program', () => {
  it('has its exercises by their own ids', () => {
    const values = { sets: 3, reps: 10, rest: 60, duration: 0, weight: 40 }
    const exercises = [{ exercise_id: 'squat', ...values }]
    const row = { id: 'program', name: 'Ноги', created_at: '2027-03-01T10:00:00Z' }
    expect(programView({ ...row, user_id: 'olena', exercises }, exercises)).toEqual({
      ...row,
      training_exercises: [{ id: 'squat', ...values }],
    })
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
    const rendered = image({ picture: 'string' })
    expect(rendered).toMatch(/^data:image\/svg\+xml;base64,/)
    const svg = typeof rendered === 'string' && atob(rendered.split(',')[1] ?? '')
    expect(svg).toMatch(/^<svg.*<\/svg>$/s)
    expect(svg).toBe(exercisePicture(['CHEST'], ['TRICEPS']))
    const both = image({ picture: 'string', primary: ['CHEST', 'ABS', 'UNKNOWN'] })
    expect(both).toBe(
      `data:image/svg+xml;base64,${btoa(exercisePicture(['CHEST', 'ABS'], ['TRICEPS']))}`,
    )
    expect(image({ picture: 'url' })).toEqual({ url: rendered })
    expect(image({ picture: 'blob' })).toEqual({ url: rendered })
    expect(image({ picture: 'broken' })).toMatch(/^data:image\/png/)
    expect(refusalOf(() => image({ picture: 'missing' }))).toBe('404 not_found')
  })
})
