/** The draft of a workout (product §3 «Draft exercise», product §4 «Workout creation»). */
import * as v from 'valibot'

import type { Exercise } from '#src/api/reads.ts'
import { Muscle } from '#src/api/schemas.gen.ts'
import { newKey } from '#src/domain/lists.ts'

/** The contract's longest name. */
export const NAME_LENGTH = 200

/** A run of equal sets, as it is sent (decision 8). */
export type Run = v.InferOutput<typeof Run>

const Run = v.object({
  sets: v.number(),
  reps: v.number(),
  rest: v.number(),
  duration: v.number(),
  weight: v.number(),
})

/** The sets of a new exercise (product §4 «Workout creation»). */
const NEW_SETS: Run = { sets: 1, reps: 1, rest: 0, duration: 0, weight: 0 }

export type WorkoutExercise = v.InferOutput<typeof WorkoutExercise>

const WorkoutExercise = v.object({
  key: v.string(),
  exercise_id: v.string(),
  name: v.string(),
  image: v.nullable(v.string()),
  muscles: v.array(Muscle),
  /** Older drafts had none. */
  sets: v.pipe(
    v.array(Run),
    v.transform((runs) => (runs.length > 0 ? runs : [NEW_SETS])),
  ),
})

export interface WorkoutDraft {
  /** As typed. */
  name: string
  exercises: readonly WorkoutExercise[]
}

/** Checks what the device has stored. */
export const StoredDraft: v.GenericSchema<unknown, WorkoutDraft> = v.object({
  name: v.string(),
  exercises: v.array(WorkoutExercise),
})

/** What a workout needs before it is saved, in words (product §5 «Workout save»). */
export const problemsOf = ({ name, exercises }: WorkoutDraft) => ({
  name: name.trim() === '' ? 'Вкажіть назву тренування' : null,
  exercises: exercises.length === 0 ? 'Додайте хоча б одну вправу' : null,
})

export const emptyDraft: WorkoutDraft = { name: '', exercises: [] }

export const isEmptyDraft = ({ name, exercises }: WorkoutDraft): boolean =>
  name === '' && exercises.length === 0

/** An exercise of the library in a plan. */
export const planExercise = (
  { id, name, image, muscles }: Exercise,
  sets: Run[],
): WorkoutExercise => ({ key: newKey(), exercise_id: id, name, image, muscles, sets })

/** Adds exercises of the library below the others; the plan may contain one more than once. */
export function withExercises(draft: WorkoutDraft, added: readonly Exercise[]): WorkoutDraft {
  const exercises = added.map((exercise) => planExercise(exercise, [NEW_SETS]))
  return { ...draft, exercises: [...draft.exercises, ...exercises] }
}
