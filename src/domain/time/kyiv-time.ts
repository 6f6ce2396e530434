import { isoText } from './calendar-date.ts'
import { serverNow } from './now.ts'

let formatter: Intl.DateTimeFormat | undefined

/** The date and time in Kyiv, whatever the device's zone: 'YYYY-MM-DD' and 'HH:MM'. */
export function kyivNow(now: number = serverNow()): { date: string; time: string } {
  const wall = isoText(now + offsetAt(now))
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) }
}

/**
 * The moment, in ms, at which clocks in Kyiv show this date and time ('HH:MM', seconds allowed).
 * Used to compare a slot with now or with `created_at`; slots are compared with each other as
 * strings. A time that spring skips means the one an hour later, a time that autumn repeats the
 * second one.
 */
export function kyivInstant(date: string, time: string): number {
  const wall = Date.parse(`${date}T${time}Z`)
  // The first offset may be from the other side of a clock change; the second one is not.
  return wall - offsetAt(wall - offsetAt(wall))
}

/** How far ahead of UTC Kyiv is, in ms. Throws RangeError on an invalid instant. */
function offsetAt(instant: number): number {
  // Created on first use: a formatter is slow to create, and the login screen needs none.
  // Older engines know Kyiv only by this name.
  formatter ??= new Intl.DateTimeFormat('en', {
    timeZone: 'Europe/Kiev',
    timeZoneName: 'longOffset',
  })
  // '3/1/2027, GMT+02:00', until 1924 '+02:02:04'. Of a date, engines write the years differently.
  return Date.parse(`1970-01-01T${formatter.format(instant).split('+')[1]}Z`)
}
