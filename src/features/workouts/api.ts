/**
 * The calls of the program library (product §7 «Programs and exercises»). Reads are in `src/api`.
 */
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import equal from 'fast-deep-equal'

import { profileChanged, programDeleted, showInProfile, withSavingLock } from '#src/api/changed.ts'
import { call } from '#src/api/client.ts'
import type { components } from '#src/api/contract.gen.ts'
import { isApiError } from '#src/api/operation.ts'
import { exerciseOptions, programOptions, readNow, meOptions } from '#src/api/queries.ts'
import { ProgramSummary } from '#src/api/schemas.gen.ts'
import { byExercise, entriesOf, sendable } from '#src/domain/sets.ts'
import { draftSent, unlessSaved } from '#src/draft/model.ts'
import { OvertakenError } from '#src/errors/error-text.ts'
import { WORKOUT_OVERTAKEN } from '#src/errors/messages.ts'

import type { OwnProgram } from './programs.ts'
import { NAME_LENGTH, planExercise, type WorkoutDraft, workoutDraft } from './state.ts'

/**
 * Saves the workout draft of a coach as a program, and deletes the draft if it has not changed
 * meanwhile. Nothing is sent if another tab has saved it, or an earlier attempt whose answer was
 * lost. Throws an `OvertakenError` if the draft was changed before its turn to be saved.
 */
export const workoutCreationMutation = mutationOptions({
  mutationKey: ['POST /v1/programs/'],
  mutationFn: ({ userId, workout }: { userId: string; workout: WorkoutDraft }, { client }) =>
    withSavingLock('workout', userId, async () => {
      const draft = workoutDraft(userId)
      const stored = draft.read()
      if (stored === null) {
        await profileChanged(client)
        return
      }
      if (!equal(stored.values, workout)) throw new OvertakenError(WORKOUT_OVERTAKEN)
      const exercises = workout.exercises.flatMap(({ exercise_id, sets }) =>
        sets.map((run) => sendable({ exercise_id, ...run })),
      )
      const body = { name: workout.name.trim(), exercises }
      const wasSent = equal(stored.sent?.values, workout)
      if (!wasSent || !(await isInLibrary(client, body).catch(() => false))) {
        // Stored so that a retry can detect a save whose response was lost.
        draft.write(draftSent(stored))
        await create(client, body)
      }
      if (equal(draft.read()?.values, workout)) draft.write(null)
    }),
})

type NewProgram = components['schemas']['CreateProgramRequest']

/** Creates a program. Does not fail if it was created although the answer was lost. */
async function create(client: QueryClient, body: NewProgram): Promise<void> {
  const program = await unlessSaved(call('POST /v1/programs/', { body }, ProgramSummary), () =>
    isInLibrary(client, body),
  )
  // The library, which was read to find it, shows it already.
  if (program === true) return
  showInProfile(client, ({ training_programs }) => ({
    training_programs: [...training_programs, program],
  }))
  void profileChanged(client)
}

/**
 * Whether the coach has a program with this name and plan. Only called for a program that was sent
 * before: any other may be created a second time on purpose.
 */
async function isInLibrary(client: QueryClient, { name, exercises }: NewProgram): Promise<boolean> {
  const namesakes = (await programsNow(client)).filter((program) => program.name === name)
  const plans = await Promise.all(namesakes.map(({ id }) => client.fetchQuery(programOptions(id))))
  return plans.some(({ training_exercises }) => equal(entriesOf(training_exercises), exercises))
}

/** A coach's programs as the server has them now. */
async function programsNow(client: QueryClient): Promise<readonly OwnProgram[]> {
  return (await readNow(client, meOptions())).training_programs
}

/**
 * Deletes a program. Does not fail if it is already deleted, elsewhere or by a call whose answer
 * was lost.
 */
export const programDeletionMutation = mutationOptions({
  mutationFn: async ({ id }: OwnProgram, { client }) => {
    await unlessSaved(call('DELETE /v1/programs/{id}', { path: { id } }), async () =>
      (await programsNow(client)).every((program) => program.id !== id),
    )
    showInProfile(client, ({ training_programs }) => ({
      training_programs: training_programs.filter((program) => program.id !== id),
    }))
    void programDeleted(client, id)
  },
})

const COPY_MARK = ' (копія)'

/** A new workout that starts as a copy of a saved one. */
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
      byExercise(entriesOf(training_exercises)).map(async (runs) => {
        const exercise = await client
          .ensureQueryData(exerciseOptions(runs[0].exercise_id))
          .catch(unlessGone)
        return exercise && planExercise(exercise, runs)
      }),
    )
    const exercises = known.filter((one) => one !== null)
    return {
      workout: { name: name.slice(0, NAME_LENGTH - COPY_MARK.length) + COPY_MARK, exercises },
      missing: known.length - exercises.length,
    }
  },
})

function unlessGone(failure: unknown): null {
  if (isApiError(failure) && failure.status === 404) return null
  throw failure
}
