const HOUR_MS = 3_600_000
const CONFIRMATION_MS = 3 * HOUR_MS

/** A client's request for a training: both moments in ms. */
export interface RequestTimes {
  createdAt: number
  startsAt: number
}

/**
 * The moment, in ms, at which an unconfirmed request is annulled: 3 hours after it was made, or one
 * hour before the training if it was made less than 3 hours ahead (product §4 «Information text»).
 */
export function requestDeadline({ createdAt, startsAt }: RequestTimes): number {
  const late = startsAt - createdAt < CONFIRMATION_MS
  return late ? startsAt - HOUR_MS : createdAt + CONFIRMATION_MS
}

/**
 * Whether a slot that starts then can be booked now: it is not past, and its request would not be
 * annulled at once.
 */
export function isBookable(startsAt: number, now: number): boolean {
  // The deadline is never after the start, so this excludes past slots as well.
  return requestDeadline({ createdAt: now, startsAt }) > now
}
