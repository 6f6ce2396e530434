/** The workout being put together (spec §3 Draft exercise, §4 Workout creation). */
import * as v from 'valibot'

import type { Exercise } from '#src/api/exercises.ts'
import { Muscle } from '#src/api/schemas.gen.ts'
import { keyMaker } from '#src/domain/local-key.ts'

export type PlanExercise = v.InferOutput<typeof PlanExercise>

const PlanExercise = v.object({
  key: v.string(),
  exercise_id: v.string(),
  name: v.string(),
  image: v.nullable(v.string()),
  muscles: v.array(Muscle),
  /** Sets are added where a session is edited; a workout is saved with the first one of each. */
  sets: v.tuple([]),
})

export interface WorkoutDraft {
  /** As typed. */
  name: string
  exercises: readonly PlanExercise[]
}

/** Checks what the device kept. */
export const StoredDraft: v.GenericSchema<unknown, WorkoutDraft> = v.object({
  name: v.string(),
  exercises: v.array(PlanExercise),
})

export const emptyDraft: WorkoutDraft = { name: '', exercises: [] }

export const isEmptyDraft = ({ name, exercises }: WorkoutDraft): boolean =>
  name === '' && exercises.length === 0

/** An exercise taken out, and the index it had. */
export interface Removed {
  exercise: PlanExercise
  index: number
}

/** Adds exercises of the library below the others; one may stand in the plan more than once. */
export function withExercises(draft: WorkoutDraft, added: readonly Exercise[]): WorkoutDraft {
  const newKey = keyMaker(draft.exercises.map(({ key }) => key))
  const exercises = added.map(({ id, name, image, muscles }): PlanExercise => {
    return { key: newKey(), exercise_id: id, name, image, muscles, sets: [] }
  })
  return { ...draft, exercises: [...draft.exercises, ...exercises] }
}

export function withoutExercise(draft: WorkoutDraft, { index }: Removed): WorkoutDraft {
  return { ...draft, exercises: draft.exercises.toSpliced(index, 1) }
}

/** Puts an exercise back where it was, or last where the plan has become shorter. */
export function withRestored(draft: WorkoutDraft, { exercise, index }: Removed): WorkoutDraft {
  return { ...draft, exercises: draft.exercises.toSpliced(index, 0, exercise) }
}
