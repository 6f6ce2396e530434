// A session's plan while it is being edited (spec §2 «/session/{sessionId}/edit»).
import * as v from 'valibot'

import type { components } from '#src/api/contract.gen.ts'
import {
  type DraftExercise,
  type DraftSet,
  fromSessionExercises,
  type SessionExercise,
  toSessionExercises,
} from '#src/domain/sets.ts'

type Session = components['schemas']['Session']

/** An exercise with its rows, and which of their fields the two columns show. */
export interface PlanExercise extends DraftExercise {
  /** Minutes and seconds instead of kilograms and reps. */
  timed: boolean
}

export interface PlanDraft {
  name: string
  exercises: readonly PlanExercise[]
}

const Row: v.GenericSchema<unknown, DraftSet> = v.object({
  key: v.string(),
  weight: v.string(),
  reps: v.string(),
  minutes: v.string(),
  seconds: v.string(),
  rest: v.number(),
})

/** What the device keeps of a draft. */
export const PlanDraftSchema: v.GenericSchema<unknown, PlanDraft> = v.object({
  name: v.string(),
  exercises: v.array(
    v.object({
      key: v.string(),
      exercise_id: v.string(),
      timed: v.boolean(),
      sets: v.array(Row),
    }),
  ),
})

type Plan = Pick<Session, 'session_exercises' | 'training_program'>

/** A session's plan as it stands. An exercise with a duration is a timed one. */
export function draftOf({ session_exercises, training_program }: Plan): PlanDraft {
  return {
    name: training_program?.name ?? '',
    exercises: fromSessionExercises(session_exercises).map((exercise) => ({
      ...exercise,
      timed: exercise.sets.some(({ minutes, seconds }) => Number(minutes) + Number(seconds) > 0),
    })),
  }
}

/**
 * The exercises as they are sent. Kilograms and reps of a timed exercise stay as they are; one that
 * is not timed has no duration, or it would be read back as timed.
 */
export function exercisesOf({ exercises }: PlanDraft): SessionExercise[] {
  return toSessionExercises(
    exercises.map(({ exercise_id, timed, sets }) => ({
      exercise_id,
      sets: timed ? sets : sets.map((row) => ({ ...row, minutes: '0', seconds: '0' })),
    })),
  )
}

/** Whether saving the draft would change the session. */
export function isChanged(draft: PlanDraft, session: Plan): boolean {
  const saved = draftOf(session)
  return (
    draft.name.trim() !== saved.name.trim() ||
    JSON.stringify(exercisesOf(draft)) !== JSON.stringify(exercisesOf(saved))
  )
}

/** What the session's update sends (spec §7); the name only where it was changed. */
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
