/** Product §7 «Programs and exercises». */
import { beforeAll, describe, expect, test } from 'vitest'

import { run, someExercises } from '../bookings.ts'
import type { Api } from '../checked-calls.ts'
import { type Person, signUp } from '../registered-people.ts'

export function programsJourney(api: Api): void {
  describe('a coach builds a program', () => {
    let coach: Person
    beforeAll(async () => {
      coach = await signUp(api, 'coach')
    })

    test('from a library that is read in pages', async () => {
      const page = (skip: number, limit: number) =>
        api.ask(coach, 'GET /v1/programs/exercises', { query: { skip, limit } })
      const [first, second, both] = [await page(0, 2), await page(2, 2), await page(0, 4)]
      expect(both).toHaveLength(4)
      expect([...first, ...second]).toEqual(both)
      const listed = await api.ask(coach, 'GET /v1/programs/exercises', { query: {} })
      expect(listed.slice(0, 4)).toEqual(both)
    })

    test('whose exercises and muscles are the same alone and in lists', async () => {
      const muscles = await api.ask(coach, 'GET /v1/programs/muscles', {})
      const [exercise] = await api.ask(coach, 'GET /v1/programs/exercises', { query: {} })
      const id = exercise?.id ?? ''
      const alone = await api.ask(coach, 'GET /v1/programs/exercises/{id}', { path: { id } })
      expect(alone).toEqual(exercise)
      for (const muscle of exercise?.muscles ?? []) {
        expect(muscles).toContainEqual(muscle)
        const path = { id: muscle.id }
        expect(await api.ask(coach, 'GET /v1/programs/muscles/{id}', { path })).toEqual(muscle)
      }
      const bytes = await api.see(coach, 'GET /v1/programs/exercises/{id}/image', id)
      expect(bytes.length).toBeGreaterThan(0)
    })

    test('reads it back in order, in pages, and deletes it', async () => {
      const [one = '', two = ''] = await someExercises(api, coach)
      const exercises = [run(two, { sets: 3, weight: 42.5 }), run(one), run(two, { reps: 8 })]
      const body = { name: 'Ноги', exercises }
      const created = await api.ask(coach, 'POST /v1/programs/', { body })
      const programs = async () => (await api.me(coach)).training_programs
      expect(await programs()).toMatchObject([created])

      const path = { id: created.id }
      const runs = exercises.map(({ exercise_id, ...rest }) => ({ id: exercise_id, ...rest }))
      const read = (query: { skip?: number; limit?: number }) =>
        api.ask(coach, 'GET /v1/programs/{id}', { path, query })
      expect(await read({})).toEqual({ ...created, training_exercises: runs })
      const second = { ...created, training_exercises: runs.slice(1, 2) }
      expect(await read({ skip: 1, limit: 1 })).toEqual(second)

      await api.ask(coach, 'DELETE /v1/programs/{id}', { path })
      expect(await programs()).toEqual([])
    })

    test('but not with an exercise that the library does not have', async () => {
      const body = { name: 'Ноги', exercises: [run(crypto.randomUUID())] }
      const answer = await api.attempt(coach, 'POST /v1/programs/', { body })
      expect(answer).toMatchObject({ status: 422, body: { code: 'validation' } })
    })
  })
}
