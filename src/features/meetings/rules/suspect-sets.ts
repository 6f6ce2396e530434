// The numbers of a plan that may have been mistyped (decision 55).
import { isSuspect, type Plausibility, repsAreFar, weightIsFar } from '#src/domain/mistyped.ts'
import type { DraftExercise } from '#src/domain/sets.ts'

import { rowKey } from './done-sets.ts'
import type { Lifted, SetsOfExercises } from './last-time.ts'

const RULES = { weight: weightIsFar, reps: repsAreFar } satisfies Record<string, Plausibility>

type Kind = keyof typeof RULES

const KINDS = ['weight', 'reps'] as const satisfies Kind[]

/** A number of an exercise; equal ones are one, because a set is often repeated. */
export interface PlanNumber {
  /** Names the exercise of the plan, the kind of the number, and the number. */
  id: string
  exercise_id: string
  kind: Kind
  value: number
  /** The sets with it, from 1. */
  sets: readonly number[]
  /** The `fieldName` of the first of them. */
  field: string
}

/** A number that may have been mistyped. */
export interface SuspectSet extends PlanNumber {
  /** The last number of that set; 0 for none. */
  last: number
  /** Whether `last` is of an earlier training, and not of the saved plan. */
  isOfLastTime: boolean
}

type Plan = readonly (DraftExercise & { timed: boolean })[]

/** The name of a set's field on the screen. */
export const fieldName = (row: string, field: string): string => `${row} ${field}`

/** The numbers that a plan shows. A timed exercise shows neither kilograms nor repetitions. */
export const planNumbers = (plan: Plan): PlanNumber[] =>
  plan.filter(({ timed }) => !timed).flatMap((one) => KINDS.flatMap((kind) => numbers(one, kind)))

function numbers(exercise: DraftExercise, kind: Kind): PlanNumber[] {
  const rows = exercise.sets.map((set, at) => ({
    value: Number(set[kind]),
    number: at + 1,
    field: fieldName(rowKey(exercise, set), kind),
  }))
  return [...Map.groupBy(rows, ({ value }) => value)].map(([value, same]) => ({
    id: `${exercise.key} ${kind} ${value}`,
    exercise_id: exercise.exercise_id,
    kind,
    value,
    sets: same.map(({ number }) => number),
    field: same[0]?.field ?? '',
  }))
}

/**
 * The numbers that need a confirmation before they are sent: far from every number that the
 * exercise had last time, and has in the saved plan. A set is not compared with its own place
 * alone, because the places change when a set is removed or added.
 */
export function suspectSets(
  plan: Plan,
  lifted: SetsOfExercises,
  saved: SetsOfExercises,
): SuspectSet[] {
  return planNumbers(plan).flatMap((number) => {
    const { exercise_id, kind, value, sets } = number
    const before = earlier(lifted.get(exercise_id), kind, sets)
    const known = [...before, ...earlier(saved.get(exercise_id), kind, sets)]
    if (!isSuspect(value, known, RULES[kind])) return []
    return [{ ...number, last: known[0] ?? 0, isOfLastTime: before.length > 0 }]
  })
}

/** The known numbers of earlier sets: first that of the first of these sets, or else of the last. */
function earlier(all: readonly Lifted[] = [], kind: Kind, [set = 1]: readonly number[]): number[] {
  const own = all[set - 1] ?? all.at(-1)
  return [...(own ? [own] : []), ...all].map((one) => one[kind]).filter((number) => number > 0)
}
