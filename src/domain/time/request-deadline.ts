const HOUR_MS = 3_600_000
const CONFIRMATION_MS = 3 * HOUR_MS

/** A client's request for a training: both moments in ms. */
export interface RequestTimes {
  createdAt: number
  startsAt: number
}

/**
 * The moment, in ms, at which an unconfirmed request is annulled: 3 hours after it was made, or, when
 * it was made less than 3 hours ahead, one hour before the training (product §4 «Information text»).
 */
export function requestDeadline({ createdAt, startsAt }: RequestTimes): number {
  const late = startsAt - createdAt < CONFIRMATION_MS
  return late ? startsAt - HOUR_MS : createdAt + CONFIRMATION_MS
}

/** Whether a slot that starts then can be booked now: it is not past, nor annulled on the spot. */
export function isBookable(startsAt: number, now: number): boolean {
  // The deadline never lies after the start, so this leaves out past slots as well.
  return requestDeadline({ createdAt: now, startsAt }) > now
}
