/** Spec §7: a picture is a string, an object with url, or the picture itself. Scenario `typical` has all. */
import { describe, expect, test } from 'vitest'

import type { Api } from '../api.ts'
import { isImage } from '../conformance.ts'
import type { Picture } from '../picture.ts'

const DAYS = { start_date: '2027-02-01', end_date: '2027-03-31' }

export function picturesJourney(api: Api): void {
  const { control } = api.server
  if (!control) return

  const everyForm = (pictures: readonly Picture[]) =>
    expect(new Set(pictures.map(({ form }) => form)))

  describe('the pictures of the scenario', () => {
    test('are people’s faces and certificates in every form', async () => {
      const session = await control.session('coach')
      const me = await api.ask(session, 'GET /v1/users/me', {})
      const path = { id: me.id }
      const clients = await api.ask(session, 'GET /v1/coaches/{id}/clients', { path, query: {} })
      const pictures: Picture[] = []
      for (const { id, profile_image } of [me, ...clients])
        if (profile_image) pictures.push(await api.see(session, 'GET /v1/users/{id}/image', id))
      for (const { id } of me.coach_info?.certifications ?? [])
        pictures.push(await api.see(null, 'GET /v1/coaches/certifications/{id}/image', id))
      everyForm(pictures).toEqual(new Set(['raw', 'string', 'object']))
      expect(pictures.filter(({ bytes }) => !isImage('image/png', bytes))).toEqual([])
    })

    test('are exercises in both of their forms', async () => {
      const session = await control.session('client')
      const pictures: Picture[] = []
      const exercises = await api.ask(session, 'GET /v1/programs/exercises', {
        query: { limit: 20 },
      })
      for (const { id } of exercises)
        pictures.push(await api.see(session, 'GET /v1/programs/exercises/{id}/image', id))
      everyForm(pictures).toEqual(new Set(['string', 'object']))
      const drawings = pictures.map(({ bytes }) => new TextDecoder().decode(bytes))
      expect(drawings.filter((text) => !text.startsWith('<svg'))).toEqual([])
    })

    test('belong to a client’s card and measurements, for the coach to see', async () => {
      const [coach, client] = [await control.session('coach'), await control.session('client')]
      const { id } = await api.ask(client, 'GET /v1/users/me', {})
      const history = await api.ask(coach, 'GET /v1/clients/{id}/measurements', { path: { id } })
      expect(history.map(({ date }) => date)).toEqual(history.map(({ date }) => date).toSorted())
      expect(history.some(({ photo }) => photo !== null)).toBe(true)
      const query = DAYS
      const all = await api.ask(client, 'GET /v1/clients/{id}/sessions', { path: { id }, query })
      expect(new Set(all.map(({ status }) => status))).toEqual(
        new Set(['unverified', 'verified', 'cancelled', 'concluded']),
      )
    })
  })
}
