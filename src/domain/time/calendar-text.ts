import { isDate, weekday } from './calendar-date.ts'
import { dayAndMonth } from './date-text.ts'

// Longer dates, periods as they are shown, and dates as they are typed.

// Not from Intl, which writes «пʼятниця» with another apostrophe than the other texts.
/** Monday first. */
export const WEEKDAYS = [
  'понеділок',
  'вівторок',
  'середа',
  'четвер',
  "п'ятниця",
  'субота',
  'неділя',
]

/** '2027-03-01' to 'понеділок, 1 березня'. Throws RangeError on a text that is not a date. */
export function longDayText(date: string): string {
  return `${WEEKDAYS[weekday(date)]}, ${dayAndMonth(date)}`
}

/** '2027-02-27' to '27 лютого 2027'. Throws RangeError on a text that is not a date. */
export const fullDate = (date: string): string => `${dayAndMonth(date)} ${date.slice(0, 4)}`

/**
 * A period such as a week: '1–7 березня', '29 березня – 4 квітня'; with years if they differ from
 * `currentYear` ('2027'): '28 грудня 2026 – 3 січня 2027'. Throws RangeError on a text that is not
 * a date.
 */
export function weekText(from: string, to: string, currentYear: string): string {
  const years = [from.slice(0, 4), to.slice(0, 4)]
  const withYears = years.some((year) => year !== currentYear)
  const last = (withYears ? fullDate : dayAndMonth)(to)
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${last}`
  return `${(years[0] === years[1] ? dayAndMonth : fullDate)(from)} – ${last}`
}

/** '2027-03-02' to '02.03.2027'. */
export const numericDate = (date: string): string => date.split('-').toReversed().join('.')

/**
 * Parses a typed date, day first: '02.03.2027', '2.3.2027', '02/03/2027', or '02032027' from a
 * phone's number keys, which lack the dot. Null if it is not a date.
 */
export function readDate(text: string): string | null {
  const parts = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4})$|^(\d\d)(\d\d)(\d{4})$/.exec(text.trim())
  const [day = '', month = '', year = ''] = parts?.slice(1).filter(Boolean) ?? []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(date) ? date : null
}
