import equal from 'fast-deep-equal'

import {
  type BodyEntry,
  bodySpecs,
  type BodyText,
  hasMeasurement,
  MEASURES,
} from '#src/domain/body.ts'
import { fullDate } from '#src/domain/time/date-text.ts'
import type { FormDraft } from '#src/draft/model.ts'

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

/**
 * Whether what is typed was sent and is saved, though its answer was lost: as today's entry, or as
 * the card's four numbers (`specs`) if the server keeps no history.
 */
export function isSavedAnyway(
  { values, sent }: FormDraft<BodyText>,
  {
    entries,
    specs,
    today,
  }: { entries: readonly BodyEntry[]; specs: readonly number[] | undefined; today: string },
): boolean {
  const entry = entries.find(({ date }) => date === today)
  const saved = entries.length === 0 ? specs : entry && MEASURES.map((measure) => entry[measure])
  const typed = [sent?.values, values].map((body) => body && bodySpecs(body))
  return hasMeasurement(values) && typed.every((numbers) => equal(numbers, saved))
}
