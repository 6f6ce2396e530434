/** Product §7: a picture is a string, an object with url, or the picture itself. Scenario `typical` has all. */
import { describe, expect, test } from 'vitest'

import type { Api } from '../checked-calls.ts'
import { isImage } from '../conformance.ts'
import type { Picture } from '../picture.ts'

export function picturesJourney(api: Api): void {
  const { control } = api.server
  if (!control) return

  const formsOf = (pictures: readonly Picture[]) => new Set(pictures.map(({ form }) => form))

  describe('the pictures of the scenario', () => {
    test('are people’s avatars and certificates in every form', async () => {
      const session = await control.session('coach')
      const me = await api.ask(session, 'GET /v1/users/me', {})
      const path = { id: me.id }
      const clients = await api.ask(session, 'GET /v1/coaches/{id}/clients', { path, query: {} })
      const pictures: Picture[] = []
      for (const { id, profile_image } of [me, ...clients])
        if (profile_image) pictures.push(await api.see(session, 'GET /v1/users/{id}/image', id))
      for (const { id } of me.coach_info?.certifications ?? [])
        pictures.push(await api.see(null, 'GET /v1/coaches/certifications/{id}/image', id))
      expect(formsOf(pictures)).toEqual(new Set(['raw', 'string', 'object']))
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
      expect(formsOf(pictures)).toEqual(new Set(['string', 'object']))
      const drawings = pictures.map(({ bytes }) => new TextDecoder().decode(bytes))
      expect(drawings.filter((text) => !text.startsWith('<svg'))).toEqual([])
    })

    test('are photos of a client’s progress, which the coach sees', async () => {
      const [coach, client] = [await control.session('coach'), await control.session('client')]
      const { id } = await api.ask(client, 'GET /v1/users/me', {})
      const history = await api.ask(coach, 'GET /v1/clients/{id}/measurements', { path: { id } })
      const days = history.map(({ date }) => date)
      expect(days).toEqual(days.toSorted())
      expect(history.filter(({ photo }) => photo !== null)).not.toEqual([])
      const { bytes } = await api.see(coach, 'GET /v1/clients/{id}/client_info/image', id)
      expect(isImage('image/png', bytes)).toBe(true)
    })
  })
}
