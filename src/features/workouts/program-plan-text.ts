/** The texts of a program's plan. */
import type { Program } from '#src/api/reads.ts'
import { decimalText, plural } from '#src/domain/number-text.ts'
import { restText } from '#src/domain/sets.ts'

type Entry = Program['training_exercises'][number]
type Run = Omit<Entry, 'id'>

/** An exercise of a plan with its runs of equal sets. */
export interface PlannedExercise {
  /** Unique within the plan. */
  key: string
  exerciseId: string
  runs: Run[]
}

/** Joins neighbouring entries of one exercise into one exercise with several runs (decision 8). */
export function plannedExercises(entries: readonly Entry[]): PlannedExercise[] {
  const planned: PlannedExercise[] = []
  for (const { id, ...run } of entries) {
    const last = planned.at(-1)
    if (last?.exerciseId === id) last.runs.push(run)
    else planned.push({ key: String(planned.length), exerciseId: id, runs: [run] })
  }
  return planned
}

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
