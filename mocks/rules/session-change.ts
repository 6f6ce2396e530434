/**
 * What a change of a session does, and who may make it (product §4 «Session edit», «Session
 * creation»).
 */
import type { components } from '#src/api/contract.gen.ts'

import type { Db } from '../db/db.ts'
import type { SessionRow } from '../db/tables.ts'
import { found, person } from './access.ts'
import { refuseUnbookable } from './booking.ts'
import { Refusal } from './contract-refusal.ts'
import { fromProgram, refuseStep, withStatus } from './sessions.ts'

type Change = components['schemas']['UpdateSessionRequest']

const COACH_ONLY = [
  'time_slot_id',
  'client_id',
  'training_program_id',
  'status',
  'created_at',
] as const

/** A field that repeats the present value changes nothing. */
const changes = (
  session: SessionRow,
  change: Change,
  field: (typeof COACH_ONLY)[number],
): boolean => change[field] !== undefined && change[field] !== session[field]

function refuseSlot(db: Db, session: SessionRow, slotId: string, now: number): void {
  const slot = found(db.timeSlots.get(slotId), 'time slot')
  if (slot.coach_id !== session.coach_id)
    throw new Refusal(403, 'forbidden', 'The slot is another coach’s')
  refuseUnbookable(db, slot, now, { as: 'session' })
}

/** Exercises that the session already has may be missing in the catalogue; new ones may not. */
function refuseExercises(db: Db, session: SessionRow, change: Change): void {
  const present = new Set(session.session_exercises.map(({ exercise_id }) => exercise_id))
  for (const { exercise_id } of change.session_exercises ?? [])
    if (!present.has(exercise_id)) found(db.exercises.get(exercise_id), 'exercise')
}

/**
 * The fields of the row that a change replaces. The coach may change everything, the client the
 * exercises and the name (403 otherwise). 404 for an unknown slot, client, program or exercise; 409
 * for a slot that cannot be booked and for a status that may not follow.
 */
export function changeOf(
  db: Db,
  session: SessionRow,
  by: 'coach' | 'client',
  change: Change,
  now: number,
): Partial<SessionRow> {
  const changed = new Set(COACH_ONLY.filter((field) => changes(session, change, field)))
  if (by === 'client' && changed.size > 0)
    throw new Refusal(403, 'forbidden', `Only the coach changes ${[...changed].join(', ')}`)
  const { training_program, ...fields } = change
  if (change.time_slot_id !== undefined && changed.has('time_slot_id'))
    refuseSlot(db, session, change.time_slot_id, now)
  if (change.client_id !== undefined && changed.has('client_id'))
    person(db, change.client_id, 'client')
  if (change.status !== undefined && changed.has('status')) refuseStep(session, change.status)
  refuseExercises(db, session, change)
  return {
    ...(changed.has('training_program_id') &&
      fromProgram(db, session.coach_id, change.training_program_id ?? null)),
    ...fields,
    ...(change.status !== undefined && changed.has('status') && withStatus(session, change.status)),
    ...(training_program && { program_name: training_program.name }),
  }
}
