/** Lists of sessions and of slots, in the order of their time. */
import type { Db } from '../../db/db.ts'
import type { SessionRow, TimeSlotRow } from '../../db/tables.ts'
import { isWithdrawn } from '../booking.ts'
import { bySlotTime } from '../slots.ts'
import { slotOf } from './session-view.ts'

interface Range {
  /** First and last day, both inclusive. */
  start_date: string
  end_date: string
}

const within = (slot: TimeSlotRow, { start_date, end_date }: Range): boolean =>
  slot.date >= start_date && slot.date <= end_date

/** The sessions that pass the filter and are in the range. */
export const sessionsIn = (
  db: Db,
  range: Range,
  test: (session: SessionRow, slot: TimeSlotRow) => boolean,
): SessionRow[] =>
  db.sessions
    .all()
    .map((session) => ({ session, slot: slotOf(db, session) }))
    .filter(({ session, slot }) => within(slot, range) && test(session, slot))
    .toSorted((a, b) => bySlotTime(a.slot, b.slot))
    .map(({ session }) => session)

/** The slots of a coach in the range that are offered or booked, each with its sessions. */
export function slotsIn(
  db: Db,
  coachId: string,
  range: Range,
  now: number,
): { slot: TimeSlotRow; sessions: SessionRow[] }[] {
  const ofCoach = db.sessions.where((session) => session.coach_id === coachId)
  const bySlot = Map.groupBy(ofCoach, (session) => session.time_slot_id)
  return db.timeSlots
    .where((slot) => slot.coach_id === coachId && within(slot, range))
    .map((slot) => ({ slot, sessions: bySlot.get(slot.id) ?? [] }))
    .filter(({ slot, sessions }) => !isWithdrawn(slot, sessions, now))
    .toSorted((a, b) => bySlotTime(a.slot, b.slot))
}
