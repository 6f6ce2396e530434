/**
 * The 3-hour rule (product §4 «Information text»): a request that the coach does not answer is
 * annulled.
 */
import type { Db } from '../db/db.ts'
import { startsAt } from './slots.ts'

const HOUR = 3_600_000

/**
 * When a request made at `created` for a training at `starts` is annulled: 3 hours later, or one
 * hour before the training if it was booked less than 3 hours ahead. Instants in milliseconds.
 */
export const annulledAt = (created: number, starts: number): number =>
  starts - created < 3 * HOUR ? starts - HOUR : created + 3 * HOUR

/** Cancels every request whose deadline has passed; runs before each call. */
export function annulOverdue(db: Db, now: number): void {
  for (const session of db.sessions.where(({ status }) => status === 'unverified')) {
    const slot = db.timeSlots.get(session.time_slot_id)
    if (slot && annulledAt(Date.parse(session.created_at), startsAt(slot)) <= now)
      db.sessions.update(session, { status: 'cancelled', cancelled_because: 'unanswered' })
  }
}
