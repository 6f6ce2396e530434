import { longDayText } from '#src/domain/date-text.ts'

/** A week by its first and last date: '1–7 березня', '29 березня – 4 квітня'. */
export function weekText(from: string, to: string): string {
  const [first, last] = [dayAndMonth(from), dayAndMonth(to)]
  const sameMonth = from.slice(0, 7) === to.slice(0, 7)
  return sameMonth ? `${Number(from.slice(8))}–${last}` : `${first} – ${last}`
}

/** '2027-03-01' to 'березня'. */
export function monthOf(date: string): string {
  return dayAndMonth(date).split(' ')[1] ?? ''
}

/** 'понеділок, 1 березня' without its weekday. */
function dayAndMonth(date: string): string {
  return longDayText(date).split(', ')[1] ?? ''
}
