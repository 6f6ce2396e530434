/** What a viewer can do with a time slot (decisions 6 and 7). */
import type { TimeSlot } from '#src/api/reads.ts'
import { toMinutes, trimSeconds } from '#src/domain/time/clock-time.ts'
import { kyivInstant } from '#src/domain/time/kyiv-time.ts'
import { isBookable } from '#src/domain/time/request-deadline.ts'

/** `late`: not past yet, but a request would be annulled at once. */
export type SlotState = keyof typeof STATE_WORDS

export interface StatedSlot {
  slot: TimeSlot
  state: SlotState
}

/** The text of a slot's state, for its chip. */
export const STATE_WORDS = {
  free: 'вільно',
  requested: 'твій запит',
  booked: 'твоє тренування',
  taken: 'зайнято',
  past: 'минуло',
  late: 'запис закрито',
}

/**
 * The state of a slot at a moment, in ms.
 *
 * @param clientId the client who views it: a slot of their own session is `requested` or `booked`,
 * not `taken`; null for any other viewer
 */
export function slotState(slot: TimeSlot, now: number, clientId: string | null): SlotState {
  const startsAt = kyivInstant(slot.date, slot.start_time)
  if (startsAt <= now) return 'past'
  // The slot is in the future, so a concluded session blocks it as well; a cancelled one never
  // does.
  const holder = slot.training_sessions.find(({ status }) => status !== 'cancelled')
  if (holder === undefined) return isBookable(startsAt, now) ? 'free' : 'late'
  if (clientId === null || holder.client_id !== clientId) return 'taken'
  return holder.status === 'unverified' ? 'requested' : 'booked'
}

/**
 * The groups of product §9 «Booking groups»: each has the slots that start before its `until` and
 * are not in an earlier group.
 */
export const DAY_PARTS = [
  { id: 'morning', title: 'Ранок', range: '08:00–11:30', until: '12:00' },
  { id: 'day', title: 'День', range: '12:00–17:30', until: '18:00' },
  { id: 'evening', title: 'Вечір', range: '18:00–22:00', until: null },
] as const

/**
 * The range of a part as text, widened to include all its slots: some may start outside the hours
 * of product §9.
 */
export function rangeOf(part: DayPart, slots: readonly Pick<TimeSlot, 'start_time'>[]): string {
  const starts = slots.map(({ start_time }) => trimSeconds(start_time))
  const sorted = [...part.range.split('–'), ...starts].toSorted()
  return `${sorted.at(0)}–${sorted.at(-1)}`
}

export type DayPart = (typeof DAY_PARTS)[number]

/** The part of the day that a slot starts in; there is one for every time. */
export function dayPartOf({ start_time }: Pick<TimeSlot, 'start_time'>): DayPart {
  const start = toMinutes(start_time)
  const isBefore = ({ until }: DayPart): boolean => until !== null && start < toMinutes(until)
  return DAY_PARTS.find(isBefore) ?? DAY_PARTS[2]
}
