import * as v from 'valibot'

import { readImage } from '#src/api/image-answer.ts'
import { Exercise, Muscle, Program, ProgramSummary } from '#src/api/schemas.gen.ts'
import { send, sendEmpty } from '#src/api/send.ts'
import type { OperationOf } from '#src/errors/message.ts'

import type { Calls } from './calls.ts'
import { ID, PAGE } from './samples.ts'

const path = { id: ID }

export const programCalls: Calls<OperationOf<'programs'>> = {
  'GET /v1/programs/exercises': (op, signal) =>
    send(op, { signal, query: PAGE }, v.array(Exercise)),
  'GET /v1/programs/exercises/{id}': (op, signal) => send(op, { signal, path }, Exercise),
  'GET /v1/programs/exercises/{id}/image': (op, signal) => readImage(op, { signal, path }),
  'GET /v1/programs/muscles': (op, signal) => send(op, { signal }, v.array(Muscle)),
  'GET /v1/programs/muscles/{id}': (op, signal) => send(op, { signal, path }, Muscle),
  'POST /v1/programs/': (op, signal) =>
    send(op, { signal, body: { name: 'Ноги', exercises: [] } }, ProgramSummary),
  'GET /v1/programs/{id}': (op, signal) => send(op, { signal, path, query: PAGE }, Program),
  'DELETE /v1/programs/{id}': (op, signal) => sendEmpty(op, { signal, path }),
}
