/** Time slots and sessions as the contract answers them (product §3 «Time slot», «Session»). */
import type { Db } from '#mocks/db/db.ts'
import type { SessionRow, TimeSlotRow, UserRow } from '#mocks/db/tables.ts'
import type { components } from '#src/api/contract.gen.ts'

import { withSeconds } from './coach-view.ts'
import { personView } from './user-view.ts'

type Schemas = components['schemas']

const slotTimes = (slot: TimeSlotRow): Schemas['SessionSlot'] => ({
  id: slot.id,
  date: slot.date,
  start_time: withSeconds(slot.start_time),
  end_time: withSeconds(slot.end_time),
})

/** A slot with its sessions; only the client and the coach of a session see whose it is. */
export const slotView = (
  slot: TimeSlotRow,
  itsSessions: readonly SessionRow[],
  reader: UserRow | null,
): Schemas['TimeSlot'] => ({
  ...slotTimes(slot),
  training_sessions: itsSessions.map(({ id, status, client_id, coach_id }) => ({
    id,
    status,
    client_id: reader?.id === client_id || reader?.id === coach_id ? client_id : null,
  })),
})

/**
 * A row that another row refers to; if it is missing, that is the mock's own error, not the
 * caller's.
 */
function referenced<Row>(row: Row | undefined, id: string): Row {
  if (row === undefined) throw new Error(`Row ${id} is missing`)
  return row
}

/** A session for its coach or its client. */
export const sessionView = (db: Db, session: SessionRow): Schemas['Session'] => ({
  id: session.id,
  client_id: session.client_id,
  coach_id: session.coach_id,
  training_program_id: session.training_program_id,
  status: session.status,
  ...(session.cancelled_because && { cancelled_because: session.cancelled_because }),
  ...(session.created_by && { created_by: session.created_by }),
  created_at: session.created_at,
  time_slot: slotTimes(slotOf(db, session)),
  training_program:
    session.training_program_id === null && session.program_name === null
      ? null
      : { name: session.program_name },
  session_exercises: session.session_exercises,
  client: personView(referenced(db.users.get(session.client_id), session.client_id)),
})

export const slotOf = (db: Db, session: SessionRow): TimeSlotRow =>
  referenced(db.timeSlots.get(session.time_slot_id), session.time_slot_id)
