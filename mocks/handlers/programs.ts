/** The exercise library and training programs (product §7 «Programs and exercises»). */
import { Refusal } from '#mocks/rules/contract-refusal.ts'

import type { Db } from '../db/db.ts'
import type { ProgramRow, UserRow } from '../db/tables.ts'
import { found, owned, requireCoach } from '../rules/access.ts'
import { pageOf } from '../rules/list-page.ts'
import { exerciseImage, exerciseViewer, muscleView } from '../rules/views/exercise-view.ts'
import { programSummary, programView } from '../rules/views/program-view.ts'
import type { Handlers } from './handler.ts'

/** A program for its coach and for the clients of sessions that use it; 404 or 403 otherwise. */
function readableProgram(db: Db, id: string, me: UserRow): ProgramRow {
  const program = found(db.programs.get(id), 'program')
  const trains = db.sessions.find(
    (row) => row.training_program_id === id && row.client_id === me.id,
  )
  return trains ? program : owned(program, me, 'program')
}

export const programs: Handlers<'programs'> = {
  'GET /v1/programs/exercises': ({ query, db }) => ({
    status: 200,
    body: pageOf(db.exercises.all(), query).map(exerciseViewer(db)),
  }),

  'GET /v1/programs/exercises/{id}': ({ path, db }) => ({
    status: 200,
    body: exerciseViewer(db)(found(db.exercises.get(path.id), 'exercise')),
  }),

  'GET /v1/programs/exercises/{id}/image': ({ path, db }) => ({
    status: 200,
    body: exerciseImage(found(db.exercises.get(path.id), 'exercise')),
  }),

  'GET /v1/programs/muscles': ({ db }) => ({ status: 200, body: db.muscles.all().map(muscleView) }),

  'GET /v1/programs/muscles/{id}': ({ path, db }) => ({
    status: 200,
    body: muscleView(found(db.muscles.get(path.id), 'muscle')),
  }),

  'POST /v1/programs/': ({ me, body, db, now }) => {
    requireCoach(me)
    if (body.exercises.some(({ exercise_id }) => !db.exercises.get(exercise_id)))
      throw new Refusal(422, 'validation', 'An exercise is not in the library')
    const program = db.programs.insert({
      id: crypto.randomUUID(),
      user_id: me.id,
      name: body.name,
      created_at: new Date(now).toISOString(),
      exercises: body.exercises,
    })
    return { status: 201, body: programSummary(program) }
  },

  'GET /v1/programs/{id}': ({ path, query, me, db }) => {
    const program = readableProgram(db, path.id, me)
    return { status: 200, body: programView(program, pageOf(program.exercises, query)) }
  },

  'DELETE /v1/programs/{id}': ({ path, me, db }) => {
    const { id } = owned(db.programs.get(path.id), requireCoach(me), 'program')
    for (const session of db.sessions.where((row) => row.training_program_id === id))
      db.sessions.update(session, { training_program_id: null })
    db.programs.remove(id)
    return { status: 204 }
  },
}
