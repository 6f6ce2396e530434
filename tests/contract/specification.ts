/**
 * What product §3 and product §7 name: all that a server needs to know. The calls are read from the
 * tables of docs/product.md.
 */
import { readFileSync } from 'node:fs'

import { ROOT } from '../support/paths.ts'

/** Product §3: the fields of each schema, an object within an answer by `operation.field`. */
const FIELDS: Record<string, string> = {
  User: 'id first_name last_name phone role status profile_image publicSlug coach_info client_info training_schedules training_programs',
  OwnProgram: 'id name',
  CoachInfo: 'id bio achievement training_spaces training_tags certifications experiences',
  Certification: 'id name authored_by date image',
  Experience: 'id about start_date end_date',
  Tag: 'id name',
  ClientInfo: 'goal notes body_specs image',
  Measurement: 'date photo weight chest waist hips',
  Schedule: 'id work_day start_time end_time',
  TimeSlot: 'id date start_time end_time training_sessions',
  // The session within a slot: these fields are enough.
  SlotSession: 'id client_id status',
  Session:
    'id client_id training_program_id status created_at time_slot training_program session_exercises',
  SessionSlot: 'id date start_time end_time',
  SessionProgram: 'name',
  SessionExercise: 'exercise_id sets reps rest duration weight',
  ProgramExercise: 'id reps rest duration weight',
  Exercise: 'id name code image muscles',
  Muscle: 'id name icon',
  'POST /v1/auth/registration/start.data': 'verification_id',
  'POST /v1/auth/register.data': 'verification_id',
}

export const NAMED_FIELDS: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries(FIELDS).map(([of, names]) => [of, names.split(' ')]),
)

/** What product §7 says of a call. */
interface NamedCall {
  request: readonly string[]
  /** The fields of the answer, or its entity in `NAMED_FIELDS`; null if none is shown. */
  answer: readonly string[] | string | null
}

/** The fields that a cell names: `exercises` (`sets`, `reps`) is one field. */
const fieldsIn = (cell: string): string[] =>
  [...cell.replaceAll(/\([^)]*\)/g, '').matchAll(/`(\w+)/g)].map(([, name = '']) => name)

/** The entity that a cell begins with, in the singular or the plural: 'Time slots' is `TimeSlot`. */
function entityIn(cell: string): string | undefined {
  const words = (name: string): string =>
    name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return Object.keys(NAMED_FIELDS).find((name) => new RegExp(`^${words(name)}s?\\b`).test(cell))
}

function answerIn(cell: string): NamedCall['answer'] {
  const entity = entityIn(cell)
  if (entity !== undefined) return entity
  if (cell === 'a picture') return ['url']
  const fields = fieldsIn(cell)
  return fields.length > 0 ? fields : null
}

/** The calls in a row of product §7: `| call (query fields) | sends | answer |`. */
function callsIn(row: string): [operation: string, call: NamedCall][] {
  const [, calls = '', sends = '', answer = ''] = row.split('|').map((cell) => cell.trim())
  const [, query = ''] = /\(query ([^)]*)\)/.exec(calls) ?? []
  const request = [...new Set([...fieldsIn(query), ...fieldsIn(sends)])]
  return [...calls.matchAll(/`([A-Z]+ \/[^`]+)`/g)].map(([, operation = '']) => [
    operation,
    { request, answer: answerIn(answer) },
  ])
}

const SECTION_7 = /^## 7\. [^]*?(?=^## )/m

const NAMED_CALLS =
  readFileSync(`${ROOT}docs/product.md`, 'utf8')
    .match(SECTION_7)?.[0]
    .split('\n')
    .flatMap(callsIn) ?? []

/** The fields of the query and of the body of each operation that product §7 names. */
export const NAMED_REQUESTS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(NAMED_CALLS.map(([operation, { request }]) => [operation, request])),
  // «multipart»: the field is not shown; we assume that of the avatar.
  'POST /v1/clients/me/client_info/image': ['image'],
}

/** The fields of each answer, or its entity; null if product §7 shows none. */
export const NAMED_ANSWERS: Readonly<Record<string, NamedCall['answer']>> = {
  ...Object.fromEntries(NAMED_CALLS.map(([operation, { answer }]) => [operation, answer])),
  // Not shown; `POST /v1/auth/register` is another reading of it.
  'POST /v1/auth/registration/start': ['data'],
  // The call is ours, the entity is not.
  'GET /v1/clients/{id}/measurements': 'Measurement',
}
