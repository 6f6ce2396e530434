import equal from 'fast-deep-equal'
import { useState } from 'react'

import { putBack, removeSet } from '#src/domain/sets.ts'
import { doneRows, type DoneSets, rowKey } from '#src/features/meetings/rules/done-sets.ts'

import { type PlanDraft, type PlanExercise, withExercise } from '../plan-draft.ts'

type Change = (plan: PlanDraft) => PlanDraft

/** What was removed from a plan, and how to restore it. */
interface Removed {
  name: string
  /** What happened to it. */
  outcome: 'прибрано' | 'замінено'
  /** Its controls are removed with it. */
  isExercise: boolean
  back: Change
  /** Its rows that were ticked. */
  ticked: readonly string[]
  /** The plan without it. Once the plan has changed, here or in another tab, no undo is offered. */
  after: PlanDraft['exercises']
}

const rowsOf = (exercise: PlanExercise): string[] =>
  exercise.sets.map((set) => rowKey(exercise, set))

/**
 * Removes sets and exercises from a plan, or replaces an exercise, and restores them, the last one
 * first.
 *
 * @param edit changes the plan and ticks rows; returns the changed plan
 */
export function useRemoved(
  plan: PlanDraft,
  ticks: () => DoneSets,
  edit: (change: Change, ticked?: readonly string[]) => PlanDraft,
) {
  const [all, setAll] = useState<readonly Removed[]>([])
  const last = all.at(-1)
  const removed = last && equal(last.after, plan.exercises) ? last : null
  const remove = (
    rows: readonly string[],
    change: Change,
    one: Pick<Removed, 'name' | 'outcome' | 'isExercise' | 'back'>,
  ): void => {
    const done = doneRows(plan.exercises, ticks())
    const { exercises } = edit(change)
    const kept = removed ? all : []
    setAll([...kept, { ...one, ticked: rows.filter((row) => done.has(row)), after: exercises }])
  }
  return {
    /** What `undo` would restore, and how many are remembered. */
    removed,
    count: all.length,
    undo: (): void => {
      if (!removed) return
      edit(removed.back, removed.ticked)
      setAll(all.slice(0, -1))
    },
    removeSet: (exercise: PlanExercise, at: number): void => {
      const set = exercise.sets[at]
      if (!set) return
      const { key } = exercise
      remove(
        [rowKey(exercise, set)],
        (now) => withExercise(now, key, (one) => removeSet(one, set.key)),
        {
          name: `Сет ${at + 1}`,
          outcome: 'прибрано',
          isExercise: false,
          back: (now) =>
            withExercise(now, key, (one) => ({ ...one, sets: putBack(one.sets, set, at) })),
        },
      )
    },
    removeExercise: (exercise: PlanExercise, at: number, name: string): void =>
      remove(
        rowsOf(exercise),
        (now) => ({ ...now, exercises: now.exercises.filter(({ key }) => key !== exercise.key) }),
        {
          name: `«${name}»`,
          outcome: 'прибрано',
          isExercise: true,
          back: (now) => ({ ...now, exercises: putBack(now.exercises, exercise, at) }),
        },
      ),
    replaceExercise: (exercise: PlanExercise, other: PlanExercise, name: string): void =>
      remove(rowsOf(exercise), (now) => withExercise(now, exercise.key, () => other), {
        name: `«${name}»`,
        outcome: 'замінено',
        isExercise: true,
        back: (now) => withExercise(now, other.key, () => exercise),
      }),
  }
}
