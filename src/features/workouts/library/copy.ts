/** A new workout that starts as a copy of a saved one. */
import { mutationOptions } from '@tanstack/react-query'

import { isApiError } from '#src/api/calls/api-error.ts'
import { type Exercise, exerciseOptions, programOptions } from '#src/api/exercises.ts'
import { newKey } from '#src/domain/local-key.ts'
import { plannedExercises } from '#src/features/workouts/program-plan-text.ts'
import {
  NAME_LENGTH,
  type PlanExercise,
  type WorkoutDraft,
} from '#src/features/workouts/workout-draft.ts'

import type { OwnProgram } from '../program-library.ts'

const MARK = ' (копія)'

export interface Copy {
  workout: WorkoutDraft
  /** How many exercises are no longer in the library: a workout cannot be saved with them. */
  missing: number
}

/**
 * Reads what is needed for a copy of a program: its plan, and the names and muscles of its
 * exercises.
 */
export const workoutCopyMutation = mutationOptions({
  mutationFn: async ({ id, name }: OwnProgram, { client }): Promise<Copy> => {
    const { training_exercises } = await client.fetchQuery(programOptions(id))
    const known = await Promise.all(
      plannedExercises(training_exercises).map(async ({ exerciseId, runs }) => {
        const exercise = await client.ensureQueryData(exerciseOptions(exerciseId)).catch(unlessGone)
        return exercise && newPlanExercise(exercise, runs)
      }),
    )
    const exercises = known.filter((one) => one !== null)
    return {
      workout: { name: name.slice(0, NAME_LENGTH - MARK.length) + MARK, exercises },
      missing: known.length - exercises.length,
    }
  },
})

function unlessGone(failure: unknown): null {
  if (isApiError(failure) && failure.status === 404) return null
  throw failure
}

const newPlanExercise = (
  { id, name, image, muscles }: Exercise,
  runs: ReturnType<typeof plannedExercises>[number]['runs'],
): PlanExercise => ({
  key: newKey(),
  exercise_id: id,
  name,
  image,
  muscles,
  sets: runs.map(({ sets, reps, rest, duration, weight }) => ({
    sets,
    reps,
    rest,
    duration,
    weight,
  })),
})
