import { trimSeconds } from './time/date-text.ts'

type Hour = Record<'id' | 'date' | 'start_time' | 'end_time', string>

/** What a client reads then. Nothing is refused. */
export const SAME_HOUR = 'На цей час у тебе є ще один запит або тренування.'

/** Whether sessions of a client include another one at the time of a slot, maybe of another coach. */
export const isSameHour = (
  { id, date, start_time, end_time }: Hour,
  sessions: readonly { status: string; time_slot: Hour }[],
): boolean =>
  sessions.some(
    ({ status, time_slot: other }) =>
      status !== 'cancelled' &&
      other.id !== id &&
      other.date === date &&
      trimSeconds(other.start_time) < trimSeconds(end_time) &&
      trimSeconds(start_time) < trimSeconds(other.end_time),
  )
