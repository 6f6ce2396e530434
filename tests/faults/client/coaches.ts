import * as v from 'valibot'

import { readImage } from '#src/api/image-answer.ts'
import * as schemas from '#src/api/schemas.gen.ts'
import { send, sendEmpty, sendMaybe } from '#src/api/send.ts'
import type { OperationOf } from '#src/errors/message.ts'

import type { Calls } from './calls.ts'
import { ID, PAGE, PERIOD, picture } from './samples.ts'

const TEXTS = { bio: 'Тренерка', achievement: '', training_spaces: [] }
const JOB = { about: 'Зал', start_date: '2024-01-15', end_date: '2026-01-15' }
const PAPER = { name: 'Диплом', authored_by: 'FPA', date: '2026-05-01' }
const path = { id: ID }

export const coachCalls: Calls<OperationOf<'coaches'>> = {
  'POST /v1/coaches/me/coach_info': (op, signal) => sendEmpty(op, { signal, body: TEXTS }),
  'PATCH /v1/coaches/me/coach_info': (op, signal) => sendEmpty(op, { signal, body: TEXTS }),
  'POST /v1/coaches/me/experiences': (op, signal) =>
    sendMaybe(op, { signal, body: JOB }, schemas.Experience),
  'PATCH /v1/coaches/me/experiences/{id}': (op, signal) =>
    sendEmpty(op, { signal, path, body: JOB }),
  'DELETE /v1/coaches/me/experiences/{id}': (op, signal) => sendEmpty(op, { signal, path }),
  'POST /v1/coaches/me/certifications': (op, signal) =>
    sendEmpty(op, { signal, query: PAPER, body: { image: picture() } }, 200),
  'DELETE /v1/coaches/me/certifications/{id}': (op, signal) => sendEmpty(op, { signal, path }),
  'GET /v1/coaches/certifications/{id}/image': (op, signal) => readImage(op, { signal, path }),
  'POST /v1/coaches/me/tags': (op, signal) => sendEmpty(op, { signal, body: { name: 'TRX' } }),
  'DELETE /v1/coaches/me/tags/{id}': (op, signal) => sendEmpty(op, { signal, path }),
  'GET /v1/coaches/{id}/time_slots': (op, signal) =>
    send(op, { signal, path, query: PERIOD }, v.array(schemas.TimeSlot)),
  'GET /v1/coaches/{id}/clients': (op, signal) =>
    send(op, { signal, path, query: PAGE }, v.array(schemas.User)),
  'GET /v1/coaches/{id}/sessions': (op, signal) =>
    send(op, { signal, path, query: { ...PERIOD, ...PAGE } }, v.array(schemas.Session)),
}
