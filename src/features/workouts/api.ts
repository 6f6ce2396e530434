/** The calls of the program library (spec §7 Programs and exercises). Reads are in `src/api`. */
import { mutationOptions, type QueryClient } from '@tanstack/react-query'

import { programOptions } from '#src/api/exercises.ts'
import { invalidate } from '#src/api/invalidate.ts'
import { meOptions } from '#src/api/me.ts'
import { ProgramSummary } from '#src/api/schemas.gen.ts'
import { send, sendEmpty } from '#src/api/send.ts'
import { toSessionExercises } from '#src/domain/sets.ts'

import type { WorkoutDraft } from './draft.ts'
import type { OwnProgram } from './library.ts'

/** Saves a workout as a program; each exercise with one set of one repetition (spec §4). */
export const workoutCreation = mutationOptions({
  mutationKey: ['POST /v1/programs/'],
  mutationFn: async ({ name, exercises }: WorkoutDraft, { client }) => {
    const body = { name: name.trim(), exercises: toSessionExercises(exercises) }
    const program = await send('POST /v1/programs/', { body }, ProgramSummary)
    changePrograms(client, (programs) => [...programs, program])
  },
})

export const workoutDeletion = mutationOptions({
  mutationKey: ['DELETE /v1/programs/{id}'],
  mutationFn: async ({ id }: OwnProgram, { client }) => {
    await sendEmpty('DELETE /v1/programs/{id}', { path: { id } })
    changePrograms(client, (programs) => programs.filter((program) => program.id !== id))
    client.removeQueries(programOptions(id))
    // Sessions name their program.
    void invalidate(
      client,
      'GET /v1/coaches/{id}/sessions',
      'GET /v1/clients/{id}/sessions',
      'GET /v1/calendar/sessions/{id}',
    )
  },
})

/** The programs live in the profile: it knows of the change at once, and is read anew. */
function changePrograms(
  client: QueryClient,
  change: (programs: OwnProgram[]) => OwnProgram[],
): void {
  client.setQueryData(
    meOptions().queryKey,
    (me) => me && { ...me, training_programs: change(me.training_programs) },
  )
  void invalidate(client, 'GET /v1/users/me')
}
