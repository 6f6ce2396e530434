import { useQueries } from '@tanstack/react-query'

import { type Exercise, exerciseOptions } from '#src/api/reads.ts'

/** Shown for an exercise that the library does not have, or that could not be loaded. */
const UNKNOWN_EXERCISE = 'Невідома вправа'

/** The exercises of a plan, each loaded once. */
export function useExercises(plan: readonly { exercise_id: string }[]) {
  const ids = [...new Set(plan.map(({ exercise_id }) => exercise_id))]
  return useQueries({
    queries: ids.map((id) => exerciseOptions(id)),
    combine: (results) => {
      const byId = new Map(results.map(({ data }, at) => [ids[at], data]))
      return {
        pending: results.some(({ isPending }) => isPending),
        /** Undefined for an exercise that could not be loaded; its sets are still shown. */
        get: (id: string) => byId.get(id),
        nameOf: (id: string) => byId.get(id)?.name ?? UNKNOWN_EXERCISE,
      }
    },
  })
}

/** For example 'Груди, Трицепс'; empty for an unknown exercise. */
export const musclesText = (exercise: Exercise | undefined): string =>
  exercise?.muscles.map(({ name }) => name).join(', ') ?? ''
