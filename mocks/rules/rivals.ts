/** Simulates another user who acts first, once (scenario `taken`). */
import type { Db } from '../db/db.ts'
import type { SessionRow, TimeSlotRow } from '../db/tables.ts'
import { isTaken } from './booking.ts'

/** Lets a waiting rival book the slot of the present call first. */
export function letRivalBook(db: Db, slot: TimeSlotRow, now: number): void {
  const rival = db.rivals.find(({ takes }) => takes === 'slot')
  if (!rival || isTaken(db, slot, now)) return
  db.rivals.remove(rival.id)
  db.sessions.insert({
    id: crypto.randomUUID(),
    coach_id: slot.coach_id,
    client_id: rival.client_id,
    time_slot_id: slot.id,
    training_program_id: null,
    program_name: null,
    status: 'unverified',
    created_at: new Date(now).toISOString(),
    session_exercises: [],
  })
}

/** Lets a waiting rival cancel the request of the present call first. */
export function letRivalHandle(db: Db, session: SessionRow): void {
  const rival = db.rivals.find(({ takes }) => takes === 'request')
  if (!rival || session.status !== 'unverified') return
  db.rivals.remove(rival.id)
  db.sessions.update(session, { status: 'cancelled' })
}
