import { LAST_MINUTE, fromMinutes } from '#src/domain/time/clock-time.ts'

/**
 * A typed time as 'HH:MM': accepts '9', '9:5', '9.30', '930' and '0930'; an hour above 23 becomes
 * 23:59. Null if it cannot be parsed, such as a minute above 59.
 */
export function normaliseTimeInput(text: string): string | null {
  const typed = text.trim()
  const parts = /^(\d{1,2})(?:[:.,\s-](\d{0,2}))?$/.exec(typed) ?? /^(\d{1,2})(\d\d)$/.exec(typed)
  if (parts === null) return null
  const hours = Number(parts[1])
  const minutes = Number(parts[2] ?? 0)
  if (hours > 23) return fromMinutes(LAST_MINUTE)
  return minutes > 59 ? null : fromMinutes(hours * 60 + minutes)
}
