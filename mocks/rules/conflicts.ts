/** Simulates another user who acts first, once (scenario `taken`). */
import type { Db } from '../db/db.ts'
import type { SessionRow, TimeSlotRow } from '../db/tables.ts'
import { isTaken } from './booking.ts'

/** Books the call's slot for another client first, if the scenario has a pending rival booking. */
export function bookFirst(db: Db, slot: TimeSlotRow, now: number): void {
  const other = db.conflicts.find(({ takes }) => takes === 'slot')
  if (!other || isTaken(db, slot, now)) return
  db.conflicts.remove(other.id)
  db.sessions.insert({
    id: crypto.randomUUID(),
    coach_id: slot.coach_id,
    client_id: other.client_id,
    time_slot_id: slot.id,
    training_program_id: null,
    program_name: null,
    status: 'unverified',
    cancelled_because: null,
    created_at: new Date(now).toISOString(),
    session_exercises: [],
  })
}

/** Cancels the call's request first, if the scenario has a pending rival cancellation. */
export function cancelFirst(db: Db, session: SessionRow): void {
  const other = db.conflicts.find(({ takes }) => takes === 'request')
  if (!other || session.status !== 'unverified') return
  db.conflicts.remove(other.id)
  db.sessions.update(session, { status: 'cancelled' })
}
