// A session's plan in edit mode (product §2 «/session/{sessionId}/edit»), and what the device stores of it.
import * as v from 'valibot'

import type { components } from '#src/api/contract.gen.ts'
import { personDraft } from '#src/device/person-draft.ts'
import { newKey } from '#src/domain/lists.ts'
import {
  type DraftSet,
  fromSessionExercises,
  newSet,
  type SessionExercise,
  toSessionExercises,
} from '#src/domain/sets.ts'
import type { DraftShape } from '#src/draft/model.ts'

type Session = components['schemas']['Session']

const list = <Item>(item: v.GenericSchema<unknown, Item>) => v.pipe(v.array(item), v.readonly())

const Row: v.GenericSchema<unknown, DraftSet> = v.object({
  key: v.string(),
  weight: v.string(),
  reps: v.string(),
  minutes: v.string(),
  seconds: v.string(),
  rest: v.number(),
})

/** An exercise with its rows. `timed`: minutes and seconds instead of kilograms and reps. */
const PlanExercise = v.object({
  key: v.string(),
  exercise_id: v.string(),
  timed: v.boolean(),
  sets: list(Row),
})

export type PlanExercise = v.InferOutput<typeof PlanExercise>

/**
 * A draft as the device stores it. `known` are the plans (`contentOf`) that the session may have if
 * nobody else has changed it: the one that the draft was begun from, and those that were sent, since
 * answers may be lost.
 */
const StoredPlan = v.object({
  known: list(v.string()),
  name: v.string(),
  exercises: list(PlanExercise),
})

export type StoredPlan = v.InferOutput<typeof StoredPlan>
export type PlanDraft = Omit<StoredPlan, 'known'>

/** A person's unsaved changes of a session, by its id (decision 14); null while there are none. */
export const sessionDraft = personDraft('session', v.nullable(StoredPlan), null)

/** Which sets of a session a person has ticked (decision 58). It is never sent. */
export const doneSets = personDraft('done-sets', v.record(v.string(), v.array(v.number())), {})

/** The rest that a person has started by ticking a row: its length, and when it ends, in ms. */
export const restDraft = personDraft(
  'rest',
  v.nullable(v.object({ row: v.string(), seconds: v.number(), until: v.number() })),
  null,
)

type Plan = Pick<Session, 'session_exercises' | 'training_program'>

/** A session's saved plan. An exercise with a duration is a timed one. */
export function draftOf({ session_exercises, training_program }: Plan): PlanDraft {
  return {
    name: training_program?.name ?? '',
    exercises: fromSessionExercises(session_exercises).map((exercise) => ({
      ...exercise,
      timed: exercise.sets.some(({ minutes, seconds }) => Number(minutes) + Number(seconds) > 0),
    })),
  }
}

/** A new exercise with one set (product §9 «New set defaults»). */
export const addedExercise = (exercise_id: string): PlanExercise => ({
  key: newKey(),
  exercise_id,
  timed: false,
  sets: [newSet(newKey())],
})

/**
 * The exercise of a plan with this key. A plan that was read again has new keys; then the exercise
 * with this id is returned, if there is only one.
 */
export function stillIn(
  { exercises }: PlanDraft,
  { key, exercise_id }: Pick<PlanExercise, 'key' | 'exercise_id'>,
): PlanExercise | undefined {
  const same = exercises.filter((one) => one.exercise_id === exercise_id)
  return same.find((one) => one.key === key) ?? (same.length === 1 ? same[0] : undefined)
}

/**
 * The exercise that replaces another one: with as many sets and the same rests, repetitions and
 * times, but without the kilograms (decision 85).
 */
export const replacementOf = (exercise: PlanExercise, exercise_id: string): PlanExercise => ({
  ...exercise,
  key: newKey(),
  exercise_id,
  sets: exercise.sets.map((set) => ({ ...set, weight: '0' })),
})

/**
 * The exercises as they are sent. A timed exercise keeps its kilograms and reps; one that is not
 * timed has no duration, or it would be read back as timed.
 */
export function exercisesOf({ exercises }: PlanDraft): SessionExercise[] {
  return toSessionExercises(
    exercises.map(({ exercise_id, timed, sets }) => ({
      exercise_id,
      sets: timed ? sets : sets.map((row) => ({ ...row, minutes: '0', seconds: '0' })),
    })),
  )
}

/** A plan as a text: equal for drafts that would be saved equally. */
export const contentOf = (draft: PlanDraft): string =>
  JSON.stringify([draft.name.trim(), exercisesOf(draft)])

/** Whether saving the draft would change the session. */
export const isChanged = (draft: PlanDraft, session: Plan): boolean =>
  contentOf(draft) !== contentOf(draftOf(session))

/** The draft of a plan is a change as a whole: its exercises and sets depend on each other. */
export const planShape: DraftShape<StoredPlan, PlanDraft> = {
  shown: (stored, saved) => stored ?? saved,
  changed: (stored, saved, plan) => {
    const now = contentOf(saved)
    const known = stored?.known ?? [now]
    // While a changed plan is being sent, going back to the saved one is a change, too.
    const isSending = known.some((content) => content !== now)
    return isSending || contentOf(plan) !== now ? { ...plan, known } : null
  },
}

/** Whether somebody else has changed the session since the draft was begun. */
export const isOvertaken = (draft: StoredPlan, session: Plan): boolean =>
  isChanged(draft, session) && !draft.known.includes(contentOf(draftOf(session)))

/** What the session's update sends (product §7); the name only if it was changed. */
export function changeOf(
  draft: PlanDraft,
  session: Session,
): components['schemas']['UpdateSessionRequest'] {
  const name = draft.name.trim()
  return {
    training_program_id: session.training_program_id,
    session_exercises: exercisesOf(draft),
    ...(name !== draftOf(session).name.trim() && { training_program: { name } }),
  }
}
