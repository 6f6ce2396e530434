// Body measurements (product §3 «client_info», «Body measurement entry»; product §5 «Onboarding»).

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

/** A number of a measure and when it was taken. */
export interface Taken {
  value: number
  date: string
}

/** A measure's history, without the days it was not taken. */
export function takenOf(entries: readonly BodyEntry[], measure: Measure): Taken[] {
  return entries
    .filter((entry) => entry[measure] > 0)
    .map((entry) => ({ value: entry[measure], date: entry.date }))
}

/** The latest number of a measure and by how much it differs from the one before, null where there is none. */
export interface Latest extends Taken {
  change: number | null
}

/** The latest of a measure in a history, oldest first; null where it was never taken. */
export function latestOf(entries: readonly BodyEntry[], measure: Measure): Latest | null {
  const taken = takenOf(entries, measure)
  const last = taken.at(-1)
  const before = taken.at(-2)
  return last ? { ...last, change: before ? changeOf(before, last) : null } : null
}

/** From one number to another without the noise of binary fractions: 88.1 − 89.2 is −1.1. */
export function changeOf(from: Taken, to: Taken): number {
  return Math.round((to.value - from.value) * 100) / 100
}
