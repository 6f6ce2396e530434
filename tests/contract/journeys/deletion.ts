/**
 * Product §7: deleting an account deletes the person's data, and leaves other people's unchanged.
 */
import { beforeAll, describe, expect, test } from 'vitest'

import { fullDay, openHours, request, slotsOfDay, takeSlot, type TimeSlot } from '../bookings.ts'
import type { Api } from '../checked-calls.ts'
import { type Person, signUp } from '../registered-people.ts'

const FRIDAY = 4

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
