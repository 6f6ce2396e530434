/**
 * What these screens store on the device or for one tab, for each coach separately: the draft of a
 * workout (product §3 «Draft exercise», product §4 «Workout creation»), and the choice of exercises.
 */
import * as v from 'valibot'

import type { Exercise } from '#src/api/queries.ts'
import { Muscle } from '#src/api/schemas.gen.ts'
import { personDraft, tabStorage } from '#src/device/storage.ts'
import { noSelection } from '#src/domain/exercise-filter.ts'
import { newKey } from '#src/domain/lists.ts'
import { formDraft } from '#src/draft/model.ts'

/** The contract's longest name. */
export const NAME_LENGTH = 200

/** A run of equal sets, as it is sent (decision 8). */
export type Run = v.InferOutput<typeof Run>

const Run = v.object(v.entriesFromList(['sets', 'reps', 'rest', 'duration', 'weight'], v.number()))

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

/** Checks what the device has stored; the name is as typed. */
export const StoredDraft = v.object({ name: v.string(), exercises: v.array(WorkoutExercise) })

export type WorkoutDraft = v.InferOutput<typeof StoredDraft>

/** What a workout needs before it is saved, in words (product §5 «Workout save»). */
export const problemsOf = ({ name, exercises }: WorkoutDraft) => ({
  name: name.trim() === '' ? 'Вкажіть назву тренування' : null,
  exercises: exercises.length === 0 ? 'Додайте хоча б одну вправу' : null,
})

export const emptyDraft: WorkoutDraft = { name: '', exercises: [] }

export const isEmptyDraft = ({ name, exercises }: WorkoutDraft): boolean =>
  name === '' && exercises.length === 0

/** An exercise of the library in a plan. Of entries of a program only the run is taken. */
export const planExercise = (
  { id, name, image, muscles }: Exercise,
  entries: readonly Run[],
): WorkoutExercise => {
  const sets = entries.map((entry) => v.parse(Run, entry))
  return { key: newKey(), exercise_id: id, name, image, muscles, sets }
}

/** Adds exercises of the library below the others; the plan may contain one more than once. */
export function withExercises(draft: WorkoutDraft, added: readonly Exercise[]): WorkoutDraft {
  const exercises = added.map((exercise) => planExercise(exercise, [NEW_SETS]))
  return { ...draft, exercises: [...draft.exercises, ...exercises] }
}

/** The workout draft: survives a reload and a forced logout (decision 14). */
export const workoutDraft = formDraft('workout', StoredDraft)

/**
 * The filter and choice of one opening of /select-exercise. `opening` is the history entry of that
 * opening: the same after a reload, another one when it is opened again.
 */
const StoredSelection = v.object({
  opening: v.string(),
  search: v.string(),
  muscles: v.pipe(v.array(v.string()), v.readonly()),
  visible: v.pipe(v.number(), v.integer(), v.minValue(noSelection.visible)),
  chosen: v.pipe(v.array(v.string()), v.readonly()),
})

export type StoredSelection = v.InferOutput<typeof StoredSelection>

export const noStoredSelection: StoredSelection = { opening: '', ...noSelection }

/**
 * The exercise list's filter (product §3 «Exercise list filter state») with the choice in it. A
 * history entry belongs to one tab, and so does its choice.
 */
export const exerciseSelection = personDraft(
  'exercise-list',
  StoredSelection,
  noStoredSelection,
  tabStorage,
)
