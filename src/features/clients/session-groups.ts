/**
 * How a client's card groups the client's sessions (product §2 «/client/{clientId}», product §9
 * «Client card»).
 */
import type { Session } from '#src/api/reads.ts'
import { trimSeconds } from '#src/domain/time/clock-time.ts'

import { monthAhead } from './card-periods.ts'

/** Product §9 «Client card». */
const HISTORY = 100

/** The Kyiv date and time now. */
export interface Now {
  date: string
  time: string
}

/** Wall times of one zone can be compared as texts. */
const wall = (date: string, time: string): string => `${date}T${trimSeconds(time)}`
const startOf = ({ time_slot }: Session): string => wall(time_slot.date, time_slot.start_time)
const endOf = ({ time_slot }: Session): string => wall(time_slot.date, time_slot.end_time)

const byStart = (a: Session, b: Session): number => (startOf(a) < startOf(b) ? -1 : 1)

/** Whether it takes place, or took place: it is verified or concluded. */
const isAgreed = ({ status }: Session): boolean => status === 'verified' || status === 'concluded'

/** Whether it is verified or concluded, and not over. */
export const isAhead = (session: Session, { date, time }: Now): boolean =>
  isAgreed(session) && endOf(session) > wall(date, time)

/** Verified and concluded sessions of the next month that are not over, the next one first. */
export function upcoming(sessions: readonly Session[], now: Now): Session[] {
  const { to: lastDay } = monthAhead(now.date)
  return sessions
    .filter((session) => isAhead(session, now) && session.time_slot.date <= lastDay)
    .toSorted(byStart)
}

/**
 * Past sessions, the latest first, without those that nobody confirmed: at most a hundred (product §9
 * «Client card»).
 */
export function history(sessions: readonly Session[], { date, time }: Now): Session[] {
  const now = wall(date, time)
  return sessions
    .filter((session) => session.status !== 'unverified' && endOf(session) <= now)
    .toSorted((a, b) => byStart(b, a))
    .slice(0, HISTORY)
}

/** The number of past sessions that were not cancelled. */
export const heldCount = (past: readonly Session[]): number => past.filter(isAgreed).length

/** A client's future requests: open ones, and answers that were not acknowledged. */
export function requests(sessions: readonly Session[], { date, time }: Now): Session[] {
  const now = wall(date, time)
  return sessions
    .filter((session) => session.status !== 'concluded' && startOf(session) > now)
    .toSorted(byStart)
}

/** Each client's next verified or concluded session, by the client's id. */
export function nextByClient(sessions: readonly Session[], now: Now): Map<string, Session> {
  const next = new Map<string, Session>()
  for (const session of upcoming(sessions, now))
    if (!next.has(session.client_id)) next.set(session.client_id, session)
  return next
}
