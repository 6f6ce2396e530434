// Body measurements (spec §3 client_info, Body measurement entry; §5 Onboarding).

/** In the order of client_info's four numbers: kilograms, then centimetres. */
export const MEASURES = ['weight', 'chest', 'waist', 'hips'] as const

export type Measure = (typeof MEASURES)[number]

/** What is typed: digits, or nothing. */
export type BodyText = Readonly<Record<Measure, string>>

export const EMPTY_BODY: BodyText = { weight: '', chest: '', waist: '', hips: '' }

/** An entry of the history: 0 stands for what was not measured. */
export interface BodyEntry extends Readonly<Record<Measure, number>> {
  date: string
}

/** The four numbers as they are sent; what is empty is 0. */
export function bodySpecs(body: BodyText): number[] {
  return MEASURES.map((measure) => Number(body[measure]))
}

export function hasMeasurement(body: BodyText): boolean {
  return bodySpecs(body).some((number) => number > 0)
}

/** The latest number of a measure, when it was taken, and by how much it differs from the one before. */
export interface Latest {
  value: number
  date: string
  /** Null where there is none before. */
  change: number | null
}

/** The latest of a measure in a history, oldest first; null where it was never taken. */
export function latestOf(entries: readonly BodyEntry[], measure: Measure): Latest | null {
  const taken = entries.filter((entry) => entry[measure] > 0)
  const last = taken.at(-1)
  if (!last) return null
  const before = taken.at(-2)
  return {
    value: last[measure],
    date: last.date,
    change: before ? difference(last[measure], before[measure]) : null,
  }
}

/** Without the noise of binary fractions: 88.1 − 89.2 is −1.1. */
function difference(a: number, b: number): number {
  return Math.round((a - b) * 100) / 100
}
