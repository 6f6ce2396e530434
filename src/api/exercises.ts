/** The exercise library and programs. */
import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'

import { allPages, answersOf } from './all-pages.ts'
import type { components } from './contract.gen.ts'
import { Exercise, Muscle, Program } from './schemas.gen.ts'
import { send } from './send.ts'

export type Exercise = components['schemas']['Exercise']
export type Muscle = components['schemas']['Muscle']
export type Program = components['schemas']['Program']

/** The library changes rarely: once read it serves the whole visit. */
const LIBRARY = { staleTime: 10 * 60_000 }

/** All exercises. */
export const exercisesOptions = () =>
  queryOptions({
    queryKey: ['GET /v1/programs/exercises'],
    queryFn: ({ signal }) =>
      allPages((page) =>
        send('GET /v1/programs/exercises', { query: page, signal }, v.array(Exercise)),
      ),
    ...LIBRARY,
  })

/** One exercise. */
export const exerciseOptions = (id: string) =>
  queryOptions({
    queryKey: ['GET /v1/programs/exercises/{id}', { id }],
    queryFn: ({ signal }) =>
      send('GET /v1/programs/exercises/{id}', { path: { id }, signal }, Exercise),
    ...LIBRARY,
  })

/** All muscle groups. */
export const musclesOptions = () =>
  queryOptions({
    queryKey: ['GET /v1/programs/muscles'],
    queryFn: ({ signal }) => send('GET /v1/programs/muscles', { signal }, v.array(Muscle)),
    ...LIBRARY,
  })

/** A program with its exercises, all of them: the answer's page is over those. */
export const programOptions = (id: string) =>
  queryOptions({
    queryKey: ['GET /v1/programs/{id}', { id }],
    queryFn: async ({ signal }) => {
      const answers = await answersOf(
        (page) => send('GET /v1/programs/{id}', { path: { id }, query: page, signal }, Program),
        (program) => program.training_exercises,
      )
      const training_exercises = answers.flatMap((program) => program.training_exercises)
      return { ...answers[0], training_exercises }
    },
  })
