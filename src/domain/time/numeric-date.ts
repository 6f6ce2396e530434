import { isDate } from './calendar-date.ts'

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
