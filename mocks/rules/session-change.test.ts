import { describe, expect, it } from 'vitest'

import {
  addExercise,
  addSession,
  addSlot,
  addUser,
  NOW,
  refusalOf,
  small,
} from '#tests/fixtures/mock/rows.fixture.ts'

import type { SessionExercise, SessionStatus } from '../db/tables.ts'
import { changeOf } from './session-change.ts'
import { partOf, refuseStep } from './sessions.ts'

const NUMBERS = { sets: 3, reps: 10, rest: 60, duration: 0, weight: 40 }
const sets = (exercise_id: string): SessionExercise => ({ exercise_id, ...NUMBERS })

function booked(status: SessionStatus = 'verified') {
  const { db, coach, client, slot } = small()
  const session = addSession(db, slot, client, { status })
  const exercise = addExercise(db)
  const own = { id: 'program', user_id: coach.id, name: 'Ноги', created_at: '' }
  const program = db.programs.insert({ ...own, exercises: [sets(exercise.id)] })
  const change = (by: 'coach' | 'client', asked: Parameters<typeof changeOf>[3]) =>
    changeOf(db, session, by, asked, NOW)
  const refusal = (...call: Parameters<typeof change>): string => refusalOf(() => change(...call))
  return { db, coach, client, slot, session, exercise, program, change, refusal }
}

const STATUSES: SessionStatus[] = ['unverified', 'verified', 'cancelled', 'concluded']

it.each([
  ['unverified', ['verified', 'cancelled']],
  ['verified', ['cancelled', 'concluded']],
  ['cancelled', []],
  ['concluded', []],
] as const)('the status %s may be followed by %j only', (from, allowed) => {
  const { session } = booked(from)
  const reached = STATUSES.filter((to) => refusalOf(() => refuseStep(session, to)) === 'none')
  expect(reached).toEqual(allowed)
})

it('only the coach and the client of a session have a part in it', () => {
  const { db, session, coach, client } = booked()
  expect([partOf(session, coach), partOf(session, client)]).toEqual(['coach', 'client'])
  expect(refusalOf(() => partOf(session, addUser(db)))).toBe('403 forbidden')
})

describe('a client', () => {
  it('changes the exercises and the name, may repeat present values, and changes nothing else', () => {
    const { change, refusal, slot, program, client, exercise } = booked()
    const session_exercises = [sets(exercise.id)]
    const named = { session_exercises, training_program: { name: 'Моє' } }
    expect(change('client', named)).toEqual({ session_exercises, program_name: 'Моє' })
    expect(refusal('client', { training_program_id: null, time_slot_id: slot.id })).toBe('none')
    expect(refusal('client', { training_program_id: program.id })).toBe('403 forbidden')
    expect(refusal('client', { status: 'cancelled' })).toBe('403 forbidden')
    expect(refusal('client', { client_id: client.id })).toBe('none')
    const both = { status: 'cancelled', created_at: '2027-03-02T09:00:00Z' } as const
    expect(() => change('client', both)).toThrow('Only the coach changes status, created_at')
  })
})

describe('a coach', () => {
  it('moves the session to a free slot of their own', () => {
    const { db, coach, client, change, refusal } = booked()
    const free = addSlot(db, coach, { start_time: '12:00', end_time: '13:00' })
    expect(change('coach', { time_slot_id: free.id })).toEqual({ time_slot_id: free.id })
    addSession(db, free, client)
    const foreign = addSlot(db, addUser(db, { role: 'coach' }))
    const move = (time_slot_id: string): string => refusal('coach', { time_slot_id })
    const refusals = [free.id, foreign.id, 'none'].map(move)
    expect(refusals).toEqual(['409 slot_taken', '403 forbidden', '404 not_found'])
  })

  it('sets a program with its name and exercises, or with the exercises of the call', () => {
    const { db, session, change, refusal, program, exercise } = booked()
    const training_program_id = program.id
    const session_exercises = [sets(exercise.id)]
    const set = { training_program_id, program_name: 'Ноги', session_exercises }
    expect(change('coach', { training_program_id })).toEqual(set)
    const sent = { session_exercises: [{ ...sets(exercise.id), reps: 5 }] }
    expect(change('coach', { training_program_id, ...sent })).toMatchObject(sent)
    db.programs.insert({ ...program, id: 'foreign', user_id: addUser(db).id })
    for (const none of ['foreign', 'unknown'])
      expect(refusal('coach', { training_program_id: none })).toBe('404 not_found')
    // The exercises of a removed one stay.
    Object.assign(session, set)
    const removed = { training_program_id: null, program_name: null }
    expect(change('coach', { training_program_id: null })).toEqual(removed)
  })

  it.each([
    ['unverified', 'refused'],
    ['verified', 'called_off'],
  ] as const)('cancels an %s session: it was %s', (from, cancelled_because) => {
    const cancelled = { status: 'cancelled', cancelled_because } as const
    expect(booked(from).change('coach', { status: 'cancelled' })).toEqual(cancelled)
  })

  it('cannot set an unknown client, a coach as the client, or an earlier status', () => {
    const { db, coach, refusal } = booked('cancelled')
    const name = (client_id: string): string => refusal('coach', { client_id })
    for (const id of ['none', coach.id]) expect(name(id)).toBe('404 not_found')
    expect(name(addUser(db).id)).toBe('none')
    expect(refusal('coach', { status: 'verified' })).toBe('409 already_handled')
    expect(refusal('coach', { status: 'cancelled' })).toBe('none')
  })
})

it('a change may repeat a deleted client or exercise, and accepts no unknown exercise', () => {
  const { db, client, session, refusal } = booked()
  db.users.remove(client.id)
  expect(refusal('coach', { client_id: client.id })).toBe('none')
  session.session_exercises = [sets('gone')]
  expect(refusal('client', { session_exercises: [sets('gone')] })).toBe('none')
  expect(refusal('client', { session_exercises: [sets('unknown')] })).toBe('404 not_found')
})
