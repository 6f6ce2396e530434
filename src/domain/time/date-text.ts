import { weekday } from './calendar-date.ts'

// Days as they are shown. What the first screens do not need is in calendar-text.ts.

/** Column heads of a week, Monday first (product §9). */
export const WEEK_LABELS = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Нд'] as const

// Created on first use: a formatter is slow to create.
let dates: Intl.DateTimeFormat | undefined

/** '2027-03-01' to 'пн, 1 березня'. Throws RangeError on a text that is not a date. */
export function dayText(date: string): string {
  return `${WEEK_LABELS[weekday(date)]}, ${dayAndMonth(date)}`.toLowerCase()
}

/** '09:00:00' to '09:00', so that both count as the same time. */
export function trimSeconds(time: string): string {
  return time.slice(0, 5)
}

/** '09:00:00' and '10:00' to '09:00–10:00'. */
export function timeRange(start: string, end: string): string {
  return `${trimSeconds(start)}–${trimSeconds(end)}`
}

/** '2027-03-01' to '1 березня'. Throws RangeError on a text that is not a date. */
export function dayAndMonth(date: string): string {
  dates ??= new Intl.DateTimeFormat('uk', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return dates.format(new Date(date))
}
