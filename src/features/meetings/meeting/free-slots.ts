import type { components } from '#src/api/contract.gen.ts'
import { kyivInstant } from '#src/domain/time/kyiv-time.ts'

type TimeSlot = components['schemas']['TimeSlot']

/**
 * The slots that a meeting can have: future ones without a session (decision 6; a concluded session
 * frees its slot only once it is past), and the slot that the meeting has already.
 *
 * @param now Kyiv date and time
 * @param sessionId the meeting's own session, if there is one
 */
export function freeSlots(
  slots: readonly TimeSlot[],
  now: { date: string; time: string },
  sessionId: string | null,
): TimeSlot[] {
  const present = kyivInstant(now.date, now.time)
  return slots.filter(({ date, start_time, training_sessions }) => {
    const isOwn = training_sessions.some(({ id }) => id === sessionId)
    const isHeld = training_sessions.some(
      ({ id, status }) => id !== sessionId && status !== 'cancelled',
    )
    return !isHeld && (isOwn || kyivInstant(date, start_time) > present)
  })
}
