/**
 * Small rows for the tests of rules and handlers: a test sets what matters, the rest has defaults.
 */
import { createDb, type Db } from '../db/db.ts'
import type { ExerciseRow, ScheduleRow, SessionRow, TimeSlotRow, UserRow } from '../db/tables.ts'
import { instantOf } from './kyiv.ts'
import { Refusal } from './refusal.ts'

/** A Tuesday morning. */
export const NOW = instantOf('2027-03-02T09:00')
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const at = (instant: number): string => new Date(instant).toISOString()

let next = 0
const id = (): string => `00000000-0000-4000-8000-${String((next += 1)).padStart(12, '0')}`

/** The refusal of a call, as `409 slot_taken`; `none` if it succeeds. Each must have a message. */
export function refusalOf(call: () => unknown): string {
  try {
    call()
    return 'none'
  } catch (error) {
    if (error instanceof Refusal && /^\w.*\w$/.test(error.message))
      return `${error.status} ${error.code}`
    throw error
  }
}

export const addUser = (db: Db, row: Partial<UserRow> = {}): UserRow =>
  db.users.insert({
    id: id(),
    role: 'client',
    first_name: 'Андрій',
    last_name: 'Мельник',
    phone: `+380${String((next += 1)).padStart(9, '0')}`,
    password: 'Klient2026!',
    status: '',
    gender: null,
    publicSlug: null,
    image_id: null,
    second_factor: false,
    coach_id: null,
    registered: true,
    ...row,
  })

export const addSchedule = (db: Db, coach: UserRow, row: Partial<ScheduleRow> = {}): ScheduleRow =>
  db.schedules.insert({
    id: id(),
    coach_id: coach.id,
    work_day: 2,
    start_time: '09:00',
    end_time: '12:00',
    generated: false,
    ...row,
  })

export const addSlot = (db: Db, coach: UserRow, row: Partial<TimeSlotRow> = {}): TimeSlotRow =>
  db.timeSlots.insert({
    id: id(),
    coach_id: coach.id,
    schedule_id: id(),
    date: '2027-03-03',
    start_time: '10:00',
    end_time: '11:00',
    ...row,
  })

export const addSession = (
  db: Db,
  slot: TimeSlotRow,
  client: UserRow,
  row: Partial<SessionRow> = {},
): SessionRow =>
  db.sessions.insert({
    id: id(),
    coach_id: slot.coach_id,
    client_id: client.id,
    time_slot_id: slot.id,
    training_program_id: null,
    program_name: null,
    status: 'verified',
    created_at: at(NOW),
    session_exercises: [],
    ...row,
  })

export const addExercise = (db: Db, row: Partial<ExerciseRow> = {}): ExerciseRow =>
  db.exercises.insert({
    id: id(),
    code: 'BENCH_PRESS',
    name: 'Жим штанги лежачи',
    primary: ['CHEST'],
    secondary: ['TRICEPS'],
    picture: 'string',
    ...row,
  })

/** A database with a coach, a client, and a free slot tomorrow at 10:00. */
export function small(): { db: Db; coach: UserRow; client: UserRow; slot: TimeSlotRow } {
  const db = createDb()
  const coach = addUser(db, { role: 'coach', first_name: 'Олена', last_name: 'Коваль' })
  const client = addUser(db)
  return { db, coach, client, slot: addSlot(db, coach) }
}
