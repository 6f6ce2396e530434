import { dayText } from '#src/domain/time/date-text.ts'
import { kyivInstant, kyivNow } from '#src/domain/time/kyiv-time.ts'
import { requestDeadline } from '#src/domain/time/request-deadline.ts'
import type { BookingRequest } from '#src/features/requests/rules/request-queue.ts'

const weekdayOf = (date: string): string => dayText(date).replace(/,.*/, '')

/** The line of a request beside the name: 'ср, 14:00 · до 10:40'. `now` in ms. */
export function requestLine({ createdAt, date, time }: BookingRequest, now: number): string {
  const when = `${weekdayOf(date)}, ${time}`
  const deadline = requestDeadline({ createdAt, startsAt: kyivInstant(date, time) })
  if (deadline <= now) return `${when} · час минув`
  const until = kyivNow(deadline)
  const day = until.date === kyivNow(now).date ? '' : `${weekdayOf(until.date)}, `
  return `${when} · до ${day}${until.time}`
}
