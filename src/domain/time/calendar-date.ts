// Dates are 'YYYY-MM-DD' as on a wall calendar. They are counted in UTC, where every day has 24
// hours, and never depend on the device's zone. Dates from outside are checked by isDate first: the
// other functions throw RangeError on a text that cannot be read as a date.

const DAY_MS = 86_400_000

/**
 * Whether the text is a date that exists, in 1900–2199. The limit stops a typed `?date=9999-12-31`,
 * from which the next step would reach a year of five digits.
 */
export function isDate(text: string): boolean {
  if (!/^(?:19|2[01])\d\d-\d\d-\d\d$/.test(text)) return false
  const instant = Date.parse(`${text}T00:00:00Z`)
  // Engines differ on 30 February: an invalid date, or 2 March.
  return !Number.isNaN(instant) && toDate(instant) === text
}

/** The date n days later, or earlier when n is negative. */
export function addDays(date: string, n: number): string {
  return toDate(toInstant(date) + n * DAY_MS)
}

/**
 * The same day n months later or earlier; if the month is too short, its last day: 31.01 + 1 is
 * 28.02.
 */
export function addMonths(date: string, n: number): string {
  const at = new Date(toInstant(date))
  const day = at.getUTCDate()
  // The last day of that month.
  at.setUTCMonth(at.getUTCMonth() + n + 1, 0)
  return toDate(at.setUTCDate(Math.min(day, at.getUTCDate())))
}

/** Day of the week as the server counts it: 0 is Monday, 6 is Sunday. */
export function weekday(date: string): number {
  return (new Date(toInstant(date)).getUTCDay() + 6) % 7
}

/** The seven dates, Monday first, of the week that contains the date. */
export function weekOf(date: string): string[] {
  const { from } = weekPeriod(date)
  return Array.from({ length: 7 }, (_, day) => addDays(from, day))
}

/** Monday and Sunday of the week that contains the date. */
export function weekPeriod(date: string): { from: string; to: string } {
  const from = addDays(date, -weekday(date))
  return { from, to: addDays(from, 6) }
}

/** The six weeks that a calendar shows for the month that contains the date. */
export function monthPeriod(date: string): { from: string; to: string } {
  const { from } = weekPeriod(`${date.slice(0, 8)}01`)
  return { from, to: addDays(from, 41) }
}

/** Days from one date to another; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return (toInstant(to) - toInstant(from)) / DAY_MS
}

function toInstant(date: string): number {
  const instant = Date.parse(`${date}T00:00:00Z`)
  if (Number.isNaN(instant)) throw new RangeError(`Not a date: ${date}`)
  return instant
}

function toDate(instant: number): string {
  return isoText(instant).slice(0, 10)
}

/**
 * 'YYYY-MM-DDTHH:MM:SS.sssZ'. No date has a year of five digits: a moment before or after those of
 * four is their first or last one. Throws RangeError on an invalid instant.
 */
export function isoText(instant: number): string {
  return new Date(
    Math.min(Math.max(instant, -62_167_219_200_000), 253_402_300_799_999),
  ).toISOString()
}
