/**
 * Converts between Kyiv wall time (`YYYY-MM-DD`, `HH:MM`, product §3) and instants (milliseconds).
 * Offsets are cached for each date, because the lists need thousands of them.
 */
const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The Swedish format is `2027-03-02 09:40`, nearly the stored one. */
const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Kiev', // the name that older engines know, too
  dateStyle: 'short',
  timeStyle: 'short',
})

/** The wall time in Kyiv at an instant, as `YYYY-MM-DDTHH:MM`. */
export const wallTime = (instant: number): string => format.format(instant).replace(' ', 'T')

/** Today in Kyiv. */
export const todayOf = (instant: number): string => wallTime(instant).slice(0, 10)

/** The same with seconds, unless they are zero. */
export function exactWallTime(instant: number): string {
  const seconds = Math.floor(instant / 1000) % 60
  return wallTime(instant) + (seconds > 0 ? `:${String(seconds).padStart(2, '0')}` : '')
}

/** How far Kyiv is ahead of UTC at an instant, in milliseconds; whole minutes. */
const offsetAt = (instant: number): number =>
  Date.parse(`${wallTime(instant)}Z`) - Math.floor(instant / 60_000) * 60_000

/**
 * The offsets before and after the only moment of a date at which clocks may change (01:00 UTC).
 */
const offsets = new Map<string, { before: number; after: number }>()

function offsetsOf(date: string): { before: number; after: number } {
  const known = offsets.get(date)
  if (known) return known
  const midnight = Date.parse(date)
  const found = { before: offsetAt(midnight), after: offsetAt(midnight + 12 * HOUR) }
  offsets.set(date, found)
  return found
}

/**
 * The instant of a Kyiv wall time `YYYY-MM-DDTHH:MM` (seconds allowed). A time that happens twice
 * means the first one; a skipped time means the same distance after the change.
 */
export function instantOf(wall: string): number {
  const asUtc = Date.parse(`${wall}Z`)
  const { before, after } = offsetsOf(wall.slice(0, 10))
  const first = asUtc - before
  if (before === after || offsetAt(first) === before) return first
  const second = asUtc - after
  return offsetAt(second) === after ? second : first
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10)

/** 0 is Monday, as in a working slot's `work_day`. */
export const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % 7
