import * as v from 'valibot'

import { readImage } from '#src/api/image-answer.ts'
import { Exercise, Muscle, Program, ProgramSummary } from '#src/api/schemas.gen.ts'
import { send, sendEmpty } from '#src/api/send.ts'
import type { OperationOf } from '#src/errors/message.ts'

import type { Calls } from './calls.ts'
import { ID, PAGE } from './samples.ts'

const path = { id: ID }

export const programCalls: Calls<OperationOf<'programs'>> = {
  'GET /v1/programs/exercises': (op) => send(op, { query: PAGE }, v.array(Exercise)),
  'GET /v1/programs/exercises/{id}': (op) => send(op, { path }, Exercise),
  'GET /v1/programs/exercises/{id}/image': (op) => readImage(op, { path }),
  'GET /v1/programs/muscles': (op) => send(op, {}, v.array(Muscle)),
  'GET /v1/programs/muscles/{id}': (op) => send(op, { path }, Muscle),
  'POST /v1/programs/': (op) => send(op, { body: { name: 'Ноги', exercises: [] } }, ProgramSummary),
  'GET /v1/programs/{id}': (op) => send(op, { path, query: PAGE }, Program),
  'DELETE /v1/programs/{id}': (op) => sendEmpty(op, { path }),
}
