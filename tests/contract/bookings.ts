/** Working hours and sessions for the journeys and cases. */
import type { components } from '#src/api/contract.gen.ts'

import type { Api } from './checked-calls.ts'
import type { Person } from './registered-people.ts'

type Schemas = components['schemas']
export type TimeSlot = Schemas['TimeSlot']

type Hours = Schemas['CreateScheduleRequest']

export const fullDay = (work_day: number): Hours => ({
  work_day,
  start_time: '08:00',
  end_time: '20:00',
})

/** Creates a working slot of a coach, 0 is Monday, with its time slots. */
export async function openHours(
  api: Api,
  coach: Person,
  body: Hours,
): Promise<{ schedule: Schemas['Schedule']; slots: TimeSlot[] }> {
  const { id } = await api.ask(coach, 'POST /v1/calendar/schedules', { body })
  const slots = await api.ask(coach, 'POST /v1/calendar/schedules/{id}/time_slots', {
    path: { id },
  })
  const { training_schedules } = await api.me(coach)
  const schedule = training_schedules.find((one) => one.id === id)
  if (!schedule) throw new Error('The profile has no such working slot')
  return { schedule, slots }
}

/** The latest of the slots, which is never too late to book; it is removed from the list. */
export function takeSlot(slots: TimeSlot[]): TimeSlot {
  const slot = slots.pop()
  if (!slot) throw new Error('No slot is left')
  return slot
}

export const booking = (
  slot: Pick<TimeSlot, 'id'>,
  client: Person,
  status: Schemas['CreateSessionRequest']['status'],
): Schemas['CreateSessionRequest'] => ({
  time_slot_id: slot.id,
  client_id: client.id,
  training_program_id: null,
  status,
  created_at: new Date().toISOString(),
})

export async function request(
  api: Api,
  client: Person,
  slot: TimeSlot,
): Promise<Schemas['Session']> {
  const body = booking(slot, client, 'unverified')
  const { id } = await api.ask(client, 'POST /v1/calendar/sessions', { body })
  return api.ask(client, 'GET /v1/calendar/sessions/{id}', { path: { id } })
}

/** The slots of a coach on the day of one of them, as a caller sees them. */
export const slotsOfDay = (
  api: Api,
  caller: Person | null,
  coach: Person,
  { date }: Pick<TimeSlot, 'date'>,
): Promise<TimeSlot[]> =>
  api.ask(caller, 'GET /v1/coaches/{id}/time_slots', {
    path: { id: coach.id },
    query: { start_date: date, end_date: date },
  })

export async function someExercises(api: Api, coach: Person): Promise<string[]> {
  const exercises = await api.ask(coach, 'GET /v1/programs/exercises', {
    query: { skip: 0, limit: 3 },
  })
  return exercises.map(({ id }) => id)
}

export const run = (exercise_id: string, change: object = {}): Schemas['SessionExercise'] => ({
  exercise_id,
  sets: 1,
  reps: 1,
  rest: 0,
  duration: 0,
  weight: 0,
  ...change,
})
