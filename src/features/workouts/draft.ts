/** The workout being put together (product §3 «Draft exercise», product §4 «Workout creation»). */
import * as v from 'valibot'

import type { Exercise } from '#src/api/exercises.ts'
import { Muscle } from '#src/api/schemas.gen.ts'
import { newKey } from '#src/domain/local-key.ts'

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

/** What a workout needs before it is saved (product §5 «Workout save»). */
export const Workout = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Вкажіть назву тренування')),
  exercises: v.pipe(v.array(PlanExercise), v.nonEmpty('Додайте хоча б одну вправу')),
})

export const emptyDraft: WorkoutDraft = { name: '', exercises: [] }

export const isEmptyDraft = ({ name, exercises }: WorkoutDraft): boolean =>
  name === '' && exercises.length === 0

/** Adds exercises of the library below the others; the plan may have one more than once. */
export function withExercises(draft: WorkoutDraft, added: readonly Exercise[]): WorkoutDraft {
  const exercises = added.map(({ id, name, image, muscles }): PlanExercise => {
    return { key: newKey(), exercise_id: id, name, image, muscles, sets: [] }
  })
  return { ...draft, exercises: [...draft.exercises, ...exercises] }
}
