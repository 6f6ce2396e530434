/** Product §4 «Working hours», «Session status»: from hours to sessions, and their end. */
import { beforeAll, describe, expect, test } from 'vitest'

import {
  booking,
  fullDay,
  openHours,
  request,
  run,
  slotsOfDay,
  someExercises,
  takeSlot,
  type TimeSlot,
} from '../bookings.ts'
import type { Api } from '../checked-calls.ts'
import { type Person, signUp } from '../registered-people.ts'

const [MONDAY, TUESDAY, FRIDAY, SUNDAY] = [0, 1, 4, 6]

/** Slots are created and deleted with their working slot, except booked ones. */
export function hoursJourney(api: Api): void {
  describe('working hours', () => {
    let coach: Person
    let client: Person
    let hours: Awaited<ReturnType<typeof openHours>>
    beforeAll(async () => {
      coach = await signUp(api, 'coach')
      client = await signUp(api, 'client')
      hours = await openHours(api, coach, fullDay(MONDAY))
    })

    const weekday = (date: string) => (new Date(date).getUTCDay() + 6) % 7

    test('are in the profile of the coach, and have free slots that are public, in order', async () => {
      const { schedule, slots } = hours
      expect(schedule.work_day).toBe(MONDAY)
      expect(schedule.start_time).toMatch(/^08:00/)
      expect(new Set(slots.map(({ date }) => weekday(date)))).toEqual(new Set([MONDAY]))
      const [start_date = '', end_date = ''] = [slots.at(0)?.date, slots.at(-1)?.date]
      const call = { path: { id: coach.id }, query: { start_date, end_date } }
      expect(await api.ask(null, 'GET /v1/coaches/{id}/time_slots', call)).toEqual(slots)
      const starts = slots.map(({ date, start_time }) => date + start_time)
      expect(starts).toEqual(starts.toSorted())
    })

    test('are refused with an end before the start', async () => {
      const body = { work_day: MONDAY, start_time: '18:00', end_time: '09:00' }
      const answer = await api.attempt(coach, 'POST /v1/calendar/schedules', { body })
      expect(answer).toMatchObject({ status: 422, body: { code: 'validation' } })
    })

    test('can be changed: the new ones are created before the old ones are deleted', async () => {
      const changed = { work_day: SUNDAY, start_time: '09:30', end_time: '13:00' }
      const old = await openHours(api, coach, fullDay(SUNDAY))
      const { slots } = await openHours(api, coach, changed)
      const { date } = takeSlot([...slots])
      const both = await slotsOfDay(api, null, coach, { date })
      expect(both.filter((one, at) => one.start_time < (both[at - 1]?.end_time ?? ''))).toEqual([])

      const path = { id: old.schedule.id }
      await api.ask(coach, 'DELETE /v1/calendar/schedules/{id}', { path })
      const ofDay = slots.filter((slot) => slot.date === date)
      expect(await slotsOfDay(api, null, coach, { date })).toEqual(ofDay)
    })

    test('are deleted with their slots, except a booked one', async () => {
      const slot = takeSlot([...hours.slots])
      const { id, status } = await request(api, client, slot)
      const path = { id: hours.schedule.id }
      await api.ask(coach, 'DELETE /v1/calendar/schedules/{id}', { path })
      const { training_schedules } = await api.me(coach)
      expect(training_schedules.map((row) => row.work_day)).toEqual([SUNDAY])
      const training_sessions = [{ id, status, client_id: client.id }]
      expect(await slotsOfDay(api, coach, coach, slot)).toEqual([{ ...slot, training_sessions }])
    })
  })
}

/** A request, its confirmation and acknowledgement, a coach's own sessions. */
export function sessionsJourney(api: Api): void {
  describe('a session of a client', () => {
    let coach: Person
    let client: Person
    let slots: TimeSlot[]
    beforeAll(async () => {
      coach = await signUp(api, 'coach')
      client = await signUp(api, 'client')
      slots = (await openHours(api, coach, fullDay(TUESDAY))).slots
    })

    const session = (caller: Person, id: string) =>
      api.ask(caller, 'GET /v1/calendar/sessions/{id}', { path: { id } })
    const ofClient = ({ date }: TimeSlot) =>
      api.ask(client, 'GET /v1/clients/{id}/sessions', {
        path: { id: client.id },
        query: { start_date: date, end_date: date, skip: 0, limit: 100 },
      })
    const ofCoach = ({ date }: TimeSlot, status: 'unverified' | 'verified') =>
      api.ask(coach, 'GET /v1/coaches/{id}/sessions', {
        path: { id: coach.id },
        query: { start_date: date, end_date: date, status },
      })
    const setStatus = (id: string, status: 'verified' | 'cancelled') =>
      api.ask(coach, 'PATCH /v1/calendar/sessions/{id}', { path: { id }, body: { status } })

    test('is requested, confirmed and acknowledged', async () => {
      const slot = takeSlot(slots)
      const { training_sessions: _, ...time_slot } = slot
      const booked = await request(api, client, slot)
      expect(booked).toMatchObject({ status: 'unverified', time_slot, client_id: client.id })
      expect(await ofCoach(slot, 'unverified')).toEqual([booked])
      expect(await ofCoach(slot, 'verified')).toEqual([])

      expect(await setStatus(booked.id, 'verified')).toEqual({ ...booked, status: 'verified' })
      expect(await session(client, booked.id)).toEqual({ ...booked, status: 'verified' })
      expect(await ofCoach(slot, 'verified')).toHaveLength(1)

      const path = { id: booked.id }
      await api.ask(client, 'PATCH /v1/clients/sessions/{id}', { path })
      expect(await ofClient(slot)).toEqual([{ ...booked, status: 'concluded' }])
      expect(await session(coach, booked.id)).toMatchObject({ status: 'concluded' })
    })

    test('takes the slot, and only its coach and its client see the name', async () => {
      const slot = takeSlot(slots)
      const { id, status } = await request(api, client, slot)
      const seenBy = async (caller: Person | null) =>
        (await slotsOfDay(api, caller, coach, slot)).find((one) => one.id === slot.id)
          ?.training_sessions
      expect(await seenBy(null)).toEqual([{ id, status, client_id: null }])
      expect(await seenBy(client)).toEqual([{ id, status, client_id: client.id }])
      expect(await seenBy(coach)).toEqual([{ id, status, client_id: client.id }])
    })

    test('makes the client one of the coach’s clients, whose card opens', async () => {
      const path = { id: coach.id }
      const clients = await api.ask(coach, 'GET /v1/coaches/{id}/clients', { path, query: {} })
      const own = await api.me(client)
      expect(clients).toEqual([own])
      const opened = await api.ask(coach, 'GET /v1/users/{id}', { path: { id: client.id } })
      expect(opened).toEqual(own)
    })

    test('can have a program, which both may change', async () => {
      const [one = '', two = ''] = await someExercises(api, coach)
      const exercises = [run(one, { sets: 3, weight: 40 }), run(two)]
      const legs = { body: { name: 'Ноги', exercises } }
      const program = await api.ask(coach, 'POST /v1/programs/', legs)
      const training_program_id = program.id
      const created = await api.ask(coach, 'POST /v1/calendar/sessions', {
        body: { ...booking(takeSlot(slots), client, 'verified'), training_program_id },
      })
      const planned = { training_program: { name: 'Ноги' }, session_exercises: exercises }
      expect(created).toMatchObject({ status: 'verified', training_program_id, ...planned })

      const path = { id: created.id }
      const session_exercises = [run(two), run(one, { weight: 45 }), run(one, { weight: 50 })]
      const update = { path, body: { training_program_id, session_exercises } }
      const changed = await api.ask(client, 'PUT /v1/calendar/sessions/{id}', update)
      expect(changed).toEqual({ ...created, session_exercises })
      expect(await session(coach, created.id)).toEqual(changed)

      const named = { training_program: { name: 'Моя' } }
      await api.ask(coach, 'PUT /v1/calendar/sessions/{id}', { path, body: named })
      expect(await session(client, created.id)).toEqual({ ...changed, ...named })
      const read = { path: { id: program.id }, query: {} }
      expect(await api.ask(client, 'GET /v1/programs/{id}', read)).toMatchObject(program)
    })

    test('can be moved to another slot, and frees its slot when it is cancelled', async () => {
      const [from, to] = [takeSlot(slots), takeSlot(slots)]
      const { id } = await request(api, client, from)
      const move = { path: { id }, body: { time_slot_id: to.id } }
      const moved = await api.ask(coach, 'PUT /v1/calendar/sessions/{id}', move)
      expect(moved.time_slot.id).toBe(to.id)
      expect(await request(api, client, from)).toMatchObject({ status: 'unverified' })

      await setStatus(id, 'cancelled')
      expect(await session(client, id)).toMatchObject({ status: 'cancelled' })
      expect(await request(api, client, to)).toMatchObject({ status: 'unverified' })
    })
  })
}

/** Deleting an account deletes the person's data, and leaves other people's unchanged. */
export function deletionJourney(api: Api): void {
  describe('an account is deleted', () => {
    let coach: Person
    let client: Person
    let slot: TimeSlot
    beforeAll(async () => {
      coach = await signUp(api, 'coach')
      client = await signUp(api, 'client')
      slot = takeSlot((await openHours(api, coach, fullDay(FRIDAY))).slots)
      await request(api, client, slot)
    })

    const login = ({ phone, password }: Person) =>
      api.attempt(null, 'POST /v1/auth/login', { body: { phone, password } })

    test('a client’s, and its slot is free', async () => {
      await api.ask(client, 'DELETE /v1/users/me', {})
      expect(await api.attempt(client, 'GET /v1/users/me', {})).toMatchObject({ status: 401 })
      expect(await login(client)).toMatchObject({ status: 404 })
      const slots = await slotsOfDay(api, coach, coach, slot)
      expect(slots.flatMap(({ training_sessions }) => training_sessions)).toEqual([])
      const path = { id: coach.id }
      expect(await api.ask(coach, 'GET /v1/coaches/{id}/clients', { path, query: {} })).toEqual([])
    })

    test('a coach’s, and their page is deleted', async () => {
      await api.ask(coach, 'DELETE /v1/users/me', {})
      const page = await api.attempt(null, 'GET /v1/users/{id}', { path: { id: coach.id } })
      expect(page).toMatchObject({ status: 404 })
      expect(await login(coach)).toMatchObject({ status: 404 })
    })
  })
}
