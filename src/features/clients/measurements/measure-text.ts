import { fullDate } from '#src/domain/time/date-text.ts'

export const MEASURED = 'Виміри збережено'

/** '88,1'; what was not measured (0) is a dash. */
export const numberText = (value: number): string =>
  value > 0 ? value.toLocaleString('uk', { maximumFractionDigits: 2 }) : '—'

/** '+0,5', '−1,1' or '0'. */
export const changeText = (change: number): string =>
  change
    .toLocaleString('uk', { maximumFractionDigits: 2, signDisplay: 'exceptZero' })
    .replace('-', '−')

/** '2027-02-27' to '27 лютого', for the axis of a chart. */
export const axisDate = (date: string): string => fullDate(date).replace(/ \d+$/, '')
