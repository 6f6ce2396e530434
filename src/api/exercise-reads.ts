/** The reads of exercises, muscles and programs, which no first screen makes. */
import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'

import type { components } from './contract.gen.ts'
import { allPages, answersOf, read, readBy } from './queries.ts'
import { Exercise, Muscle, Program } from './schemas.gen.ts'

export type Exercise = components['schemas']['Exercise']
export type Muscle = components['schemas']['Muscle']

/** The library rarely changes, so it is read once per visit. */
const LIBRARY = { staleTime: 10 * 60_000 }

/** All exercises. The chosen ones are looked up in this list. */
export const exercisesOptions = () => ({
  ...readBy('GET /v1/programs/exercises', {}, v.array(Exercise), (send) => allPages(send)),
  ...LIBRARY,
})

export const exerciseOptions = (id: string) => ({
  ...read('GET /v1/programs/exercises/{id}', { path: { id } }, Exercise),
  ...LIBRARY,
})

/**
 * Adds exercises that the library has read to the cache, so that they are shown at once. Each is
 * still read by its id when a plan shows it: only such a read is kept for a plan without a network
 * (decision 96).
 */
export function keepExercises(client: QueryClient, exercises: readonly Exercise[]): void {
  for (const one of exercises)
    client.setQueryData(exerciseOptions(one.id).queryKey, one, { updatedAt: 0 })
}

/** All muscle groups. */
export const musclesOptions = () => ({
  ...read('GET /v1/programs/muscles', {}, v.array(Muscle)),
  ...LIBRARY,
})

/** A program with all its exercises, which are read page by page. */
export const programOptions = (id: string) =>
  readBy('GET /v1/programs/{id}', { path: { id } }, Program, async (send) => {
    const answers = await answersOf(send, (program) => program.training_exercises)
    const training_exercises = answers.flatMap((program) => program.training_exercises)
    return { ...answers[0], training_exercises }
  })
