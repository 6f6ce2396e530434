import { weekday } from './time/calendar-date.ts'
import { trimSeconds } from './time/date-text.ts'
import { kyivInstant } from './time/kyiv-time.ts'

type Times = Record<'date' | 'start_time', string>
type Slot = Times & { training_sessions: readonly { id: string; status: string }[] }

/**
 * The slots that a meeting can have: future ones without a session (decision 6; a concluded session
 * frees its slot only once it is past), and the slot that the meeting has already.
 *
 * @param now Kyiv date and time
 * @param sessionId the meeting's own session, if there is one
 */
export function freeSlots<One extends Slot>(
  slots: readonly One[],
  now: { date: string; time: string },
  sessionId: string | null = null,
): One[] {
  const present = kyivInstant(now.date, now.time)
  return slots.filter(({ date, start_time, training_sessions }) => {
    const isOwn = training_sessions.some(({ id }) => id === sessionId)
    const isHeld = training_sessions.some(
      ({ id, status }) => id !== sessionId && status !== 'cancelled',
    )
    return !isHeld && (isOwn || kyivInstant(date, start_time) > present)
  })
}

/** The weekday (0 is Monday) and the hour of a time, in place of a slot's id: '2 17:00'. */
export const weeklyTime = ({ date, start_time }: Times): string =>
  `${weekday(date)} ${trimSeconds(start_time)}`

export const isWeeklyTime = (slot = ''): boolean => /^[0-6] \d\d:\d\d$/.test(slot)

/** The query of /add-meeting for a meeting like one: client, program, weekday and hour. */
export const searchForAnother = (like: {
  client_id: string
  training_program_id: string | null
  time_slot: Times
}) => ({
  client: like.client_id,
  slot: weeklyTime(like.time_slot),
  program: like.training_program_id ?? '',
})
