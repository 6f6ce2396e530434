import { weekday } from './calendar-date.ts'
import { longDayText, WEEK_LABELS } from './date-text.ts'

/**
 * A period such as a week: '1–7 березня', '29 березня – 4 квітня'; with years if they differ from
 * `currentYear` ('2027'): '28 грудня 2026 – 3 січня 2027'. Throws RangeError on a text that is not
 * a date.
 */
export function weekText(from: string, to: string, currentYear: string): string {
  const years = [from.slice(0, 4), to.slice(0, 4)]
  const withYears = years.some((year) => year !== currentYear)
  const last = withYears ? `${dayAndMonth(to)} ${years[1]}` : dayAndMonth(to)
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${last}`
  const firstYear = years[0] !== years[1]
  return `${dayAndMonth(from)}${firstYear ? ` ${years[0]}` : ''} – ${last}`
}

/** '2027-03-01' to 'Пн 1 березня'. Throws RangeError on a text that is not a date. */
export function shortDayName(date: string): string {
  return `${WEEK_LABELS[weekday(date)]} ${dayAndMonth(date)}`
}

/** 'понеділок, 1 березня' without its weekday. */
function dayAndMonth(date: string): string {
  return longDayText(date).replace(/.*, /, '')
}
