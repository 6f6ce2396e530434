/** Product §4 «Onboarding», product §7 «Clients»: the card of a client. */
import { beforeAll, describe, expect, test } from 'vitest'

import type { Api } from '../checked-calls.ts'
import { png } from '../picture.ts'
import { type Person, signUp } from '../registered-people.ts'

export function cardJourney(api: Api): void {
  describe('a client keeps a card', () => {
    let client: Person
    beforeAll(async () => {
      client = await signUp(api, 'client')
    })

    const me = () => api.ask(client, 'GET /v1/users/me', {})
    const measurements = () =>
      api.ask(client, 'GET /v1/clients/{id}/measurements', { path: { id: client.id } })

    test('with a gender', async () => {
      expect((await me()).gender).toBeNull()
      await api.ask(client, 'PATCH /v1/users/me', { body: { gender: 'woman' } })
      expect((await me()).gender).toBe('woman')
    })

    test('with a goal, which creates the card', async () => {
      expect((await me()).client_info).toBeNull()
      const body = { goal: "Набір м'язової маси" as const, notes: '', body_specs: [0, 0, 0, 0] }
      await api.ask(client, 'POST /v1/clients/me/client_info', { body })
      expect((await me()).client_info).toEqual({ ...body, image: null })
      expect(await measurements()).toEqual([])
    })

    test('with notes and measurements, each saved alone', async () => {
      const change = (body: { notes: string } | { body_specs: number[] }) =>
        api.ask(client, 'PATCH /v1/clients/me/client_info', { body })
      expect((await change({ notes: 'Болить коліно' })).user_id).toBe(client.id)
      await change({ body_specs: [82.5, 104, 88, 99] })
      expect((await me()).client_info).toMatchObject({
        goal: "Набір м'язової маси",
        notes: 'Болить коліно',
        body_specs: [82.5, 104, 88, 99],
      })
      expect(await measurements()).toMatchObject([
        { weight: 82.5, chest: 104, waist: 88, hips: 99 },
      ])
    })

    test('with a picture, which also becomes the photo of that day’s measurement', async () => {
      await api.ask(client, 'POST /v1/clients/me/client_info/image', { body: { image: png() } })
      const { bytes } = await api.see(client, 'GET /v1/clients/{id}/client_info/image', client.id)
      expect(bytes).toEqual(await png().bytes())
      expect(await measurements()).toMatchObject([{ photo: expect.any(String) }])
    })
  })
}
