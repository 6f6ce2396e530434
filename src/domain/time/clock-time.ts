// Times are 'HH:MM' as on a wall clock; the server may add seconds.

import { trimSeconds } from './date-text.ts'

/** The latest time of a day, 23:59, in minutes (product §9). */
export const LAST_MINUTE = 23 * 60 + 59

/** Whether the text is 'HH:MM', 00:00 to 23:59: the form that is typed and sent. */
export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** 'HH:MM' or 'HH:MM:SS' to minutes from midnight, seconds dropped; NaN when it is not a time. */
export function toMinutes(time: string): number {
  if (!isTime(trimSeconds(time))) return NaN
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** Whole minutes from midnight to 'HH:MM', kept within 00:00 to 23:59. */
export function fromMinutes(minutes: number): string {
  const within = Math.min(Math.max(minutes, 0), LAST_MINUTE)
  return `${twoDigits(Math.floor(within / 60))}:${twoDigits(within % 60)}`
}

function twoDigits(n: number): string {
  return String(n).padStart(2, '0')
}
