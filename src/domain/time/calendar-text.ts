import { isDate } from './calendar-date.ts'
import { dayAndMonth } from './date-text.ts'

// Periods as they are shown, and dates as they are typed.

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
