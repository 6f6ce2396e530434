// A client's body measurements (product §3 «client_info», «Body measurement entry»;
// product §5 «Onboarding»).
import { isSuspect, measureIsFar } from './mistyped.ts'

/** In the order of client_info's four numbers: kilograms, then centimetres. */
export const MEASURES = ['weight', 'chest', 'waist', 'hips'] as const

export type Measure = (typeof MEASURES)[number]

/** The name of a measure, its unit, and the plausible range of a body (decision 55). */
export const MEASURE_INFO: Readonly<
  Record<Measure, { name: string; unit: string; limits: readonly [number, number] }>
> = {
  weight: { name: 'Вага', unit: 'кг', limits: [25, 300] },
  chest: { name: 'Груди', unit: 'см', limits: [40, 200] },
  waist: { name: 'Талія', unit: 'см', limits: [40, 200] },
  hips: { name: 'Стегна', unit: 'см', limits: [40, 200] },
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

/** A typed number. */
export interface BodyNumber {
  /** Names the measure and its number. */
  id: string
  measure: Measure
  value: number
}

/** A number that may have been mistyped, and the last one (0 for none). */
export interface SuspectMeasure extends BodyNumber {
  last: number
}

/** The number of each field, 0 for an empty one. */
export function numbersOf(body: BodyText): BodyNumber[] {
  return MEASURES.map((measure) => {
    const value = Number(body[measure])
    return { id: `${measure} ${value}`, measure, value }
  })
}

/**
 * The numbers that need a confirmation before they are sent: far from the last one, or outside of
 * the plausible range.
 */
export function suspectMeasures(body: BodyText, last: BodyNumbers): SuspectMeasure[] {
  return numbersOf(body)
    .map((number) => ({ ...number, last: last[number.measure] }))
    .filter(({ measure, value, last: before }) =>
      isSuspect(value, [before], measureIsFar(MEASURE_INFO[measure].limits)),
    )
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
