// Body measurements (product §3 «client_info», «Body measurement entry»; product §5 «Onboarding»).

/** In the order of client_info's four numbers: kilograms, then centimetres. */
export const MEASURES = ['weight', 'chest', 'waist', 'hips'] as const

export type Measure = (typeof MEASURES)[number]

export const MEASURE_NAMES: Readonly<Record<Measure, string>> = {
  weight: 'Вага',
  chest: 'Груди',
  waist: 'Талія',
  hips: 'Стегна',
}

export const MEASURE_UNITS: Readonly<Record<Measure, string>> = {
  weight: 'кг',
  chest: 'см',
  waist: 'см',
  hips: 'см',
}

/** A number of each, 0 for none. */
export type BodyNumbers = Readonly<Record<Measure, number>>

/** What is typed: digits, or nothing. */
export type BodyText = Readonly<Record<Measure, string>>

export const EMPTY_BODY: BodyText = { weight: '', chest: '', waist: '', hips: '' }

/** An entry of the history. */
export interface BodyEntry extends BodyNumbers {
  date: string
}

/** The four numbers as they are sent; what is empty is 0. */
export function bodySpecs(body: BodyText): number[] {
  return MEASURES.map((measure) => Number(body[measure]))
}

export function hasMeasurement(body: BodyText): boolean {
  return bodySpecs(body).some((number) => number > 0)
}

/** The numbers of each measure that were taken last: of the history, else of the card's four; 0 for none. */
export function lastBody(
  entries: readonly BodyEntry[],
  specs: readonly number[] = [],
): BodyNumbers {
  const last = { weight: 0, chest: 0, waist: 0, hips: 0 }
  for (const [at, measure] of MEASURES.entries())
    last[measure] = latestOf(entries, measure)?.value ?? specs[at] ?? 0
  return last
}

/** Between which numbers a body is: kilograms, then centimetres (decision 55). */
export const BODY_LIMITS: Readonly<Record<Measure, readonly [number, number]>> = {
  weight: [25, 300],
  chest: [40, 200],
  waist: [40, 200],
  hips: [40, 200],
}

/** By how much of the last number the next one may differ without a question (decision 55). */
const FAR = 0.2

/** A number that may have been mistyped, and the one that was taken last (0 for none). */
export interface Doubt {
  measure: Measure
  value: number
  last: number
}

/** What is to be asked about before it is sent: far from the last number, or no body's at all. */
export function doubtsOf(body: BodyText, last: BodyNumbers): Doubt[] {
  return MEASURES.map((measure) => ({
    measure,
    value: Number(body[measure]),
    last: last[measure],
  })).filter(isDoubtful)
}

function isDoubtful({ measure, value, last }: Doubt): boolean {
  if (value === 0) return false
  const [least, most] = BODY_LIMITS[measure]
  const isFar = last > 0 && Math.abs(value - last) > last * FAR
  return isFar || value < least || value > most
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
