/** The programs of the library: their list, and their plans as texts. */
import type { components } from '#src/api/contract.gen.ts'
import { foldForSearch, matches } from '#src/domain/name-search.ts'
import { named } from '#src/domain/names.ts'
import { decimalText, plural } from '#src/domain/number-text.ts'
import { restText } from '#src/domain/sets.ts'
import { fullDate } from '#src/domain/time/calendar-text.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { UNKNOWN_PROGRAM } from '#src/errors/messages.ts'

import type { Run } from './state.ts'

/** A program in the profile: all that the library has before a plan is opened. */
export type OwnProgram = components['schemas']['OwnProgram']

/** The number of programs on a page (product §9). */
export const PAGE_SIZE = 6

/**
 * The programs with the text in their name, the newest first. The specification's profile has no
 * dates (product §3 «User»): programs without a date come last, in the profile's order. A program
 * without a name gets the one of product §8 «Fallbacks».
 */
export function libraryOf(programs: readonly OwnProgram[], search: string): OwnProgram[] {
  const isFound = matches(search)
  return programs
    .map((program) => ({ ...program, name: named(program.name, UNKNOWN_PROGRAM) }))
    .filter(({ name }) => isFound(foldForSearch(name)))
    .toSorted((a, b) => timeOf(b) - timeOf(a))
}

const timeOf = ({ created_at }: OwnProgram): number => (created_at ? Date.parse(created_at) : 0)

/** What a server tells of a program: '3 вправи · 27 лютого 2027 · Груди, Трицепс'; it may be nothing. */
export const aboutText = ({ exercise_count: n, created_at, muscles }: OwnProgram): string =>
  [
    n !== undefined && `${n} ${plural(n, 'вправа', 'вправи', 'вправ')}`,
    created_at && fullDate(kyivNow(Date.parse(created_at)).date),
    muscles?.join(', '),
  ]
    .filter(Boolean)
    .join('\u00A0· ')

const weightText = (weight: number): string => `${decimalText(weight)}\u00A0кг`

/** The weight and the duration of a run: '62,5 кг', '30 сек'; empty if it has neither. */
export const loadText = ({ weight, duration }: Pick<Run, 'weight' | 'duration'>): string =>
  [weight > 0 && weightText(weight), duration > 0 && restText(duration)].filter(Boolean).join(' · ')

/**
 * A run of sets, each number with its unit: '4 сети × 10 повт. · 62,5 кг · відпочинок 2 хв', '1 сет
 * × 8 хв'.
 */
export function runText({ sets, reps, duration, weight, rest }: Run): string {
  const each = [
    // A timed set with one repetition is described by its time alone.
    (duration === 0 || reps > 1) && `${reps} повт.`,
    duration > 0 && restText(duration),
  ]
  const parts = [
    `${sets} ${plural(sets, 'сет', 'сети', 'сетів')} × ${each.filter(Boolean).join(' по ')}`,
    weight > 0 && weightText(weight),
    // Kept on one line.
    rest > 0 && `відпочинок\u00A0${restText(rest)}`,
  ]
  return parts
    .filter(Boolean)
    .join(' · ')
    .replaceAll(/(\d) (?=\p{L})/gu, '$1\u00A0')
}
