/**
 * Product §4 «Working hours»: slots are created and deleted with their working slot, except booked
 * ones.
 */
import { beforeAll, describe, expect, test } from 'vitest'

import { fullDay, openHours, request, slotsOfDay, takeSlot } from '../bookings.ts'
import type { Api } from '../checked-calls.ts'
import { type Person, signUp } from '../registered-people.ts'

const MONDAY = 0
const SUNDAY = 6

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

    test('are in the profile of the coach', async () => {
      const { training_schedules } = await api.ask(coach, 'GET /v1/users/me', {})
      expect(training_schedules).toEqual([hours.schedule])
      expect(hours.schedule).toMatchObject({ work_day: MONDAY })
      expect(hours.schedule.start_time.slice(0, 5)).toBe('08:00')
    })

    test('have free slots that are public, in order', async () => {
      const { slots } = hours
      expect(slots.length).toBeGreaterThan(0)
      expect(new Set(slots.map(({ date }) => weekday(date)))).toEqual(new Set([MONDAY]))
      const [start_date = '', end_date = ''] = [slots.at(0)?.date, slots.at(-1)?.date]
      const listed = await api.ask(null, 'GET /v1/coaches/{id}/time_slots', {
        path: { id: coach.id },
        query: { start_date, end_date },
      })
      expect(listed).toEqual(slots)
      expect(slots.map(({ date, start_time }) => date + start_time)).toEqual(
        slots.map(({ date, start_time }) => date + start_time).toSorted(),
      )
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
      const [slot] = slots
      if (!slot) throw new Error('There are no slots')
      const both = await slotsOfDay(api, null, coach, slot)
      const overlaps = both.filter((one, at) => one.start_time < (both[at - 1]?.end_time ?? ''))
      expect(overlaps).toEqual([])

      const path = { id: old.schedule.id }
      await api.ask(coach, 'DELETE /v1/calendar/schedules/{id}', { path })
      const ofDay = slots.filter(({ date }) => date === slot.date)
      expect(await slotsOfDay(api, null, coach, slot)).toEqual(ofDay)
    })

    test('are deleted with their slots, except a booked one', async () => {
      const slot = takeSlot([...hours.slots])
      const { id, status } = await request(api, client, slot)
      const path = { id: hours.schedule.id }
      await api.ask(coach, 'DELETE /v1/calendar/schedules/{id}', { path })
      const { training_schedules } = await api.ask(coach, 'GET /v1/users/me', {})
      expect(training_schedules.map((row) => row.work_day)).toEqual([SUNDAY])
      expect(await slotsOfDay(api, coach, coach, slot)).toEqual([
        { ...slot, training_sessions: [{ id, status, client_id: client.id }] },
      ])
    })
  })
}
