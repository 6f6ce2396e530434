import { dayText } from './date-text.ts'
import { kyivInstant, kyivNow } from './kyiv-time.ts'

const HOUR_MS = 3_600_000
const CONFIRMATION_MS = 3 * HOUR_MS

/**
 * The moment, in ms, at which an unconfirmed request is annulled: 3 hours after it was made, or one
 * hour before the training if it was made less than 3 hours ahead (product §4 «Information text»).
 * Both moments of the request are in ms, too.
 */
export function requestDeadline(createdAt: number, startsAt: number): number {
  const late = startsAt - createdAt < CONFIRMATION_MS
  return late ? startsAt - HOUR_MS : createdAt + CONFIRMATION_MS
}

/** The same of a request. */
export const deadlineOf = (request: {
  created_at: string
  time_slot: { date: string; start_time: string }
}): number => {
  const { date, start_time } = request.time_slot
  return requestDeadline(Date.parse(request.created_at), kyivInstant(date, start_time))
}

/**
 * Whether a slot that starts then can be booked now: it is not past, and its request would not be
 * annulled at once.
 */
export function isBookable(startsAt: number, now: number): boolean {
  // The deadline is never after the start, so this excludes past slots as well.
  return requestDeadline(now, startsAt) > now
}

/**
 * Until when something must be done, both moments in ms: 'до 12:40', or 'до 01:00 (ср, 3 березня)'
 * if that is not today in Kyiv.
 */
export function deadlineText(deadline: number, now: number): string {
  const { date, time } = kyivNow(deadline)
  return date === kyivNow(now).date ? `до ${time}` : `до ${time} (${dayText(date)})`
}
