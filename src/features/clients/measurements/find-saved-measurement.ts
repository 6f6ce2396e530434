import {
  type BodyEntry,
  bodySpecs,
  type BodyText,
  hasMeasurement,
  MEASURES,
} from '#src/domain/body.ts'
import type { FormDraft } from '#src/draft/model.ts'

/** What the server has of a client's measurements. */
interface Known {
  entries: readonly BodyEntry[]
  /** The card's four numbers. */
  specs: readonly number[] | undefined
  today: string
}

/**
 * Whether what is typed was sent and is saved, though its answer was lost: as today's entry, or as
 * the card's numbers if the server keeps no history.
 */
export function isSavedAnyway(
  { values, sent }: FormDraft<BodyText>,
  { entries, specs, today }: Known,
): boolean {
  if (!sent || !hasMeasurement(values)) return false
  const entry = entries.find(({ date }) => date === today)
  const saved = entries.length === 0 ? specs : entry && MEASURES.map((measure) => entry[measure])
  const numbers = [sent.values, values].map(bodySpecs)
  return numbers.every((four) => four.every((number, at) => number === saved?.[at]))
}
