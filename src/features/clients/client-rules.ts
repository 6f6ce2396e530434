/**
 * The rules of the client base and of a client's card: who is active, which sessions are read, and
 * how they are grouped (product §2 «/client/{clientId}», product §9 «Client card»).
 */
import type { User, Period, Session } from '#src/api/reads.ts'
import { isAgreed } from '#src/domain/session-status.ts'
import { addMonths } from '#src/domain/time/calendar-date.ts'
import { trimSeconds } from '#src/domain/time/clock-time.ts'

/** Whether a client is active: their status is empty then (product §3 «User»). */
export const isActive = ({ status }: Pick<User, 'status'>): boolean => status === ''

/** The word for it, in the client's grammatical gender if it is known. */
export function activityText({ status, gender }: Pick<User, 'status' | 'gender'>): string {
  if (gender === 'woman') return isActive({ status }) ? 'Активна' : 'Неактивна'
  return isActive({ status }) ? 'Активний' : 'Неактивний'
}

/** The month from today on (`YYYY-MM-DD`), which a card shows as upcoming. */
export const monthAhead = (today: string): Period => ({ from: today, to: addMonths(today, 1) })

/** The month up to today, which a card shows as history. */
export const monthBehind = (today: string): Period => ({ from: addMonths(today, -1), to: today })

/** The year from today on: nobody requests a training further ahead. */
export const yearAhead = (today: string): Period => ({ from: today, to: addMonths(today, 12) })

/** The most past sessions that a card shows (product §9 «Client card»). */
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

/** Past sessions, the latest first, without those that nobody confirmed: at most a hundred. */
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

/**
 * The id or public slug in a text that has the link to a coach's page, such as a message, or in the
 * slug alone; null if there is none.
 */
export function coachIdIn(text: string): string | null {
  const link = /\/coach\/([a-z\d-]{1,64})\/?(?:[?#]|[.,;!)»]?(?:\s|$))/i.exec(text)
  return (link ?? /^([a-z\d-]{1,64})$/i.exec(text.trim()))?.[1] ?? null
}
