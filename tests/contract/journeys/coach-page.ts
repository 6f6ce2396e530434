/** Product §7 «Users and coach profile»: what a coach writes is what a visitor reads. */
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
      const added = await api.ask(coach, 'POST /v1/coaches/me/certifications', {
        query,
        body: { image: png() },
      })
      expect(added).toMatchObject(query)
      expect((await page()).certifications).toEqual([added])
      const { bytes } = await api.see(null, 'GET /v1/coaches/certifications/{id}/image', added.id)
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
      const before = await api.ask(coach, 'GET /v1/users/me', {})
      expect(before.profile_image).toBeNull()
      await api.ask(coach, 'POST /v1/users/me/image', { body: { image: png() } })
      const after = await api.ask(coach, 'GET /v1/users/me', {})
      expect(after.profile_image).toEqual(expect.any(String))
      const { bytes } = await api.see(null, 'GET /v1/users/{id}/image', coach.id)
      expect(bytes).toEqual(await png().bytes())
    })

    test('but not with a text that claims to be a picture', async () => {
      const body = { image: textAsPng() }
      const answer = await api.attempt(coach, 'POST /v1/users/me/image', { body })
      expect(answer).toMatchObject({ status: 422, body: { code: 'validation' } })
    })
  })
}
