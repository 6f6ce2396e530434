/** Spec §4 Working hours: slots come with a working slot and go with it, all but the booked. */
import { beforeAll, describe, expect, test } from 'vitest'

import type { Api } from '../api.ts'
import { openHours, request, slotsOfDay, takeSlot } from '../bookings.ts'
import { type Person, signUp } from '../people.ts'

const MONDAY = 0

export function hoursJourney(api: Api): void {
  describe('a coach works', () => {
    let coach: Person
    let client: Person
    let hours: Awaited<ReturnType<typeof openHours>>
    beforeAll(async () => {
      coach = await signUp(api, 'coach')
      client = await signUp(api, 'client')
      hours = await openHours(api, coach, MONDAY)
    })

    const weekday = (date: string) => (new Date(date).getUTCDay() + 6) % 7

    test('at the hours that the profile shows', async () => {
      const { training_schedules } = await api.ask(coach, 'GET /v1/users/me', {})
      expect(training_schedules).toEqual([hours.schedule])
      expect(hours.schedule).toMatchObject({ work_day: MONDAY })
      expect(hours.schedule.start_time.slice(0, 5)).toBe('08:00')
    })

    test('in free slots that anybody can see, in order', async () => {
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

    test('until the working slot is deleted, which a booked slot survives', async () => {
      const slot = takeSlot([...hours.slots])
      const { id, status } = await request(api, client, slot)
      const path = { id: hours.schedule.id }
      await api.ask(coach, 'DELETE /v1/calendar/schedules/{id}', { path })
      const { training_schedules } = await api.ask(coach, 'GET /v1/users/me', {})
      expect(training_schedules).toEqual([])
      expect(await slotsOfDay(api, coach, coach, slot)).toEqual([
        { ...slot, training_sessions: [{ id, status, client_id: client.id }] },
      ])
    })
  })
}
