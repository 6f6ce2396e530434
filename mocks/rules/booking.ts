/** When a time slot is taken, and when it can be booked (decision 6). */
import type { Db } from '../db/db.ts'
import type { SessionRow, TimeSlotRow } from '../db/tables.ts'
import { annulledAt } from './annulment.ts'
import { Refusal } from './contract-refusal.ts'
import { endsAt, startsAt } from './slots.ts'

/** An open or confirmed session blocks its slot; a concluded one until its time is past. */
export const blocks = (session: SessionRow, slot: TimeSlotRow, now: number): boolean =>
  session.status === 'unverified' ||
  session.status === 'verified' ||
  (session.status === 'concluded' && endsAt(slot) > now)

/** Whether a session blocks the slot. */
export const isTaken = (db: Db, slot: TimeSlotRow, now: number): boolean =>
  db.sessions.find((row) => row.time_slot_id === slot.id && blocks(row, slot, now)) !== undefined

/**
 * Whether a future slot was only kept for its bookings: its working hours were deleted, and none of
 * its sessions blocks it any more. Such a slot is not offered.
 */
export const isWithdrawn = (
  slot: TimeSlotRow,
  itsSessions: readonly SessionRow[],
  now: number,
): boolean =>
  slot.schedule_id === null &&
  endsAt(slot) > now &&
  !itsSessions.some((session) => blocks(session, slot, now))

const conflict = (message: string): Refusal => new Refusal(409, 'conflict', message)

/**
 * Refuses a slot with 409: `slot_taken` if somebody has it, `conflict` if its time is past, its
 * working hours were deleted, or (`as: 'request'`) a request would be annulled at once.
 */
export function refuseUnbookable(
  db: Db,
  slot: TimeSlotRow,
  now: number,
  { as }: { as: 'request' | 'session' },
): void {
  if (isTaken(db, slot, now)) throw new Refusal(409, 'slot_taken', 'The slot is taken')
  if (slot.schedule_id === null) throw conflict('The slot is no longer in working hours')
  if (startsAt(slot) <= now) throw conflict('The slot is past')
  if (as === 'request' && annulledAt(now, startsAt(slot)) <= now)
    throw conflict('The request would be annulled at once')
}
