import type { Period } from '#src/api/sessions.ts'
import { addDays, weekday } from '#src/domain/calendar-date.ts'

/** The week of a date, Monday to Sunday: what the calendar asks for. */
export function periodOf(date: string): Period {
  const from = addDays(date, -weekday(date))
  return { from, to: addDays(from, 6) }
}
