/** Product §7 «Users and coach profile», «Clients»: what a person writes is what others read. */
import { beforeAll, describe, expect, test } from 'vitest'

import type { Api } from '../checked-calls.ts'
import { png, textAsPng } from '../picture.ts'
import { type Person, signUp } from '../registered-people.ts'

export function coachPageJourney(api: Api): void {
  describe('a coach makes a page', () => {
    let coach: Person
    beforeAll(async () => {
      coach = await signUp(api, 'coach')
    })

    const page = async () => {
      const user = await api.ask(null, 'GET /v1/users/{id}', { path: { id: coach.id } })
      if (!user.coach_info) throw new Error('There is no page')
      return user.coach_info
    }

    test('with texts', async () => {
      const words = { bio: 'Сила', achievement: 'Майстриня', training_spaces: ['Зал «Атлет»'] }
      const created = await api.ask(coach, 'POST /v1/coaches/me/coach_info', { body: words })
      expect(created).toMatchObject(words)
      expect(await page()).toEqual(created)

      const changed = { bio: "Сила і м'язи", achievement: '', training_spaces: ['Парк', 'Дім'] }
      await api.ask(coach, 'PATCH /v1/coaches/me/coach_info', { body: changed })
      expect(await page()).toEqual({ ...created, ...changed })
    })

    test('with work experience', async () => {
      const current = { about: 'Зал', start_date: '2021-09-01', end_date: null }
      const { id } = await api.ask(coach, 'POST /v1/coaches/me/experiences', { body: current })
      expect((await page()).experiences).toEqual([{ id, ...current }])

      const past = { about: 'Клуб', start_date: '2021-08-01', end_date: '2026-12-31' }
      const path = { id }
      await api.ask(coach, 'PATCH /v1/coaches/me/experiences/{id}', { path, body: past })
      expect((await page()).experiences).toEqual([{ id, ...past }])

      await api.ask(coach, 'DELETE /v1/coaches/me/experiences/{id}', { path })
      expect((await page()).experiences).toEqual([])
    })

    test('with a certificate and its picture', async () => {
      const query = { name: 'Тренер & Ко', authored_by: 'NASM', date: '2024-05-20' }
      const init = { query, body: { image: png() } }
      const added = await api.ask(coach, 'POST /v1/coaches/me/certifications', init)
      expect(added).toMatchObject(query)
      expect((await page()).certifications).toEqual([added])
      const bytes = await api.see(null, 'GET /v1/coaches/certifications/{id}/image', added.id)
      expect(bytes).toEqual(await png().bytes())

      const path = { id: added.id }
      await api.ask(coach, 'DELETE /v1/coaches/me/certifications/{id}', { path })
      expect((await page()).certifications).toEqual([])
    })

    test('with tags', async () => {
      const add = (name: 'Кардіо' | 'TRX') =>
        api.ask(coach, 'POST /v1/coaches/me/tags', { body: { name } })
      const [cardio, trx] = [await add('Кардіо'), await add('TRX')]
      expect((await page()).training_tags).toEqual([cardio, trx])
      await api.ask(coach, 'DELETE /v1/coaches/me/tags/{id}', { path: { id: cardio.id } })
      expect((await page()).training_tags).toEqual([trx])
    })

    test('with an avatar', async () => {
      expect((await api.me(coach)).profile_image).toBeNull()
      await api.ask(coach, 'POST /v1/users/me/image', { body: { image: png() } })
      expect((await api.me(coach)).profile_image).toEqual(expect.any(String))
      const bytes = await api.see(null, 'GET /v1/users/{id}/image', coach.id)
      expect(bytes).toEqual(await png().bytes())
    })

    test('but not with a text that claims to be a picture', async () => {
      const body = { image: textAsPng() }
      const answer = await api.attempt(coach, 'POST /v1/users/me/image', { body })
      expect(answer).toMatchObject({ status: 422, body: { code: 'validation' } })
    })
  })
}

/** Product §4 «Onboarding». */
export function cardJourney(api: Api): void {
  describe('a client keeps a card', () => {
    let client: Person
    beforeAll(async () => {
      client = await signUp(api, 'client')
    })

    const me = () => api.me(client)
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
      const card = { goal: "Набір м'язової маси", notes: 'Болить коліно' }
      const body_specs = [82.5, 104, 88, 99]
      expect((await me()).client_info).toMatchObject({ ...card, body_specs })
      const entry = { weight: 82.5, chest: 104, waist: 88, hips: 99 }
      expect(await measurements()).toMatchObject([entry])
    })

    test('with a picture, which also becomes the photo of that day’s measurement', async () => {
      await api.ask(client, 'POST /v1/clients/me/client_info/image', { body: { image: png() } })
      const bytes = await api.see(client, 'GET /v1/clients/{id}/client_info/image', client.id)
      expect(bytes).toEqual(await png().bytes())
      expect(await measurements()).toMatchObject([{ photo: expect.any(String) }])
    })
  })
}
