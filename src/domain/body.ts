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

/** A number for each, 0 for none. */
export type BodyNumbers = Readonly<Record<Measure, number>>

/** The typed text: digits, or nothing. */
export type BodyText = Readonly<Record<Measure, string>>

export const EMPTY_BODY: BodyText = { weight: '', chest: '', waist: '', hips: '' }

/** An entry of the history. */
export interface BodyEntry extends BodyNumbers {
  date: string
}

/** The four numbers as they are sent; an empty field is 0. */
export function bodySpecs(body: BodyText): number[] {
  return MEASURES.map((measure) => Number(body[measure]))
}

export function hasMeasurement(body: BodyText): boolean {
  return bodySpecs(body).some((number) => number > 0)
}

/** The last number of each measure: from the history, else from the card's four; 0 for none. */
export function lastBody(
  entries: readonly BodyEntry[],
  specs: readonly number[] = [],
): BodyNumbers {
  const last = { weight: 0, chest: 0, waist: 0, hips: 0 }
  for (const [at, measure] of MEASURES.entries())
    last[measure] = latestOf(entries, measure)?.value ?? specs[at] ?? 0
  return last
}

/** The plausible range of a body: kilograms, then centimetres (decision 55). */
export const BODY_LIMITS: Readonly<Record<Measure, readonly [number, number]>> = {
  weight: [25, 300],
  chest: [40, 200],
  waist: [40, 200],
  hips: [40, 200],
}

/** The largest plausible change, as a part of the last number (decision 55). */
const FAR = 0.2

/** A number that may have been mistyped, and the last one (0 for none). */
export interface SuspectNumber {
  measure: Measure
  value: number
  last: number
}

/**
 * The numbers that need a confirmation before they are sent: far from the last one, or outside of
 * the plausible range.
 */
export function suspectNumbers(body: BodyText, last: BodyNumbers): SuspectNumber[] {
  return MEASURES.map((measure) => ({
    measure,
    value: Number(body[measure]),
    last: last[measure],
  })).filter(isSuspect)
}

function isSuspect({ measure, value, last }: SuspectNumber): boolean {
  if (value === 0) return false
  const [least, most] = BODY_LIMITS[measure]
  const isFar = last > 0 && Math.abs(value - last) > last * FAR
  return isFar || value < least || value > most
}

/** A number of a measure and its date. */
export interface DatedValue {
  value: number
  date: string
}

/** The history of a measure, without the days on which it was not measured. */
export function datedValuesOf(entries: readonly BodyEntry[], measure: Measure): DatedValue[] {
  return entries
    .filter((entry) => entry[measure] > 0)
    .map((entry) => ({ value: entry[measure], date: entry.date }))
}

/**
 * The latest number of a measure, and its difference from the previous one: null if it is the
 * first.
 */
export interface Latest extends DatedValue {
  change: number | null
}

/** The latest number in a history, oldest first; null if there is none. */
export function latestOf(entries: readonly BodyEntry[], measure: Measure): Latest | null {
  const values = datedValuesOf(entries, measure)
  const last = values.at(-1)
  const before = values.at(-2)
  return last ? { ...last, change: before ? changeOf(before, last) : null } : null
}

/** The difference of two numbers without binary rounding errors: 88.1 − 89.2 is −1.1. */
export function changeOf(from: DatedValue, to: DatedValue): number {
  return Math.round((to.value - from.value) * 100) / 100
}
