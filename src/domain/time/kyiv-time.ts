import { serverNow } from './now.ts'

let formatter: Intl.DateTimeFormat | undefined

/** The date and time in Kyiv, whatever the device's zone: 'YYYY-MM-DD' and 'HH:MM'. */
export function kyivNow(now: number = serverNow()): { date: string; time: string } {
  const wall = wallClock(now)
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

/** How far ahead of UTC Kyiv is, in ms, at an instant of whole seconds. */
function offsetAt(instant: number): number {
  return Date.parse(`${wallClock(instant)}Z`) - instant
}

/** 'YYYY-MM-DDTHH:MM:SS' in Kyiv. Throws RangeError on an invalid instant. */
function wallClock(instant: number): string {
  // Created on first use: a formatter is slow to create, and the login screen needs none.
  // In Swedish they are written as here. Older engines know Kyiv only by this name.
  formatter ??= new Intl.DateTimeFormat('sv', {
    timeZone: 'Europe/Kiev',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return formatter.format(instant).replace(' ', 'T')
}
