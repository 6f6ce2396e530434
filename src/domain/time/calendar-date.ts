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
  const from = new Date(toInstant(date))
  const year = from.getUTCFullYear()
  const month = from.getUTCMonth() + n
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return toDate(Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay)))
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
  return new Date(instant).toISOString().slice(0, 10)
}
