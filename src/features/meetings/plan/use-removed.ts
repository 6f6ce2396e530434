import equal from 'fast-deep-equal'
import { useCallback, useState } from 'react'

import { type DraftSet, putBack, removeSet as withoutSet } from '#src/domain/sets.ts'
import { doneRows, type DoneSets, rowKey } from '#src/features/meetings/rules/plan-sets.ts'

import { type PlanDraft, type PlanExercise, withExercise } from '../plan-draft.ts'

type Change = (plan: PlanDraft) => PlanDraft

/** What was removed from a plan, and how to restore it. */
interface Removed {
  name: string
  /** What happened to it. */
  outcome: 'прибрано' | 'замінено'
  /** Whether it is an exercise, whose controls are removed with it. */
  isExercise: boolean
  back: Change
  /** The keys of its rows that were ticked. */
  ticked: readonly string[]
  /**
   * The exercises after the removal. If they have changed since, in any tab, no undo is offered.
   */
  after: PlanDraft['exercises']
}

const rowsOf = (exercise: PlanExercise): string[] =>
  exercise.sets.map((set) => rowKey(exercise, set))

/** Whether the plan is as it was after the last removal. */
const isLast = (all: readonly Removed[], { exercises }: PlanDraft): boolean =>
  equal(all.at(-1)?.after, exercises)

/**
 * Removes sets and exercises from a plan, or replaces an exercise, and restores them, the last one
 * first.
 *
 * @param read returns the plan as it is at that moment
 * @param edit changes the plan and ticks rows; returns the changed plan
 */
export function useRemoved(
  plan: PlanDraft,
  read: () => PlanDraft,
  ticks: () => DoneSets,
  edit: (change: Change, ticked?: readonly string[]) => PlanDraft,
) {
  const [all, setAll] = useState<readonly Removed[]>([])
  const removed = isLast(all, plan) ? all.at(-1) : undefined
  const remove = useCallback(
    (
      rows: readonly string[],
      change: Change,
      one: Pick<Removed, 'name' | 'outcome' | 'isExercise' | 'back'>,
    ): void => {
      const before = read()
      const done = doneRows(before.exercises, ticks())
      const ticked = rows.filter((row) => done.has(row))
      const { exercises } = edit(change)
      const added = { ...one, ticked, after: exercises }
      setAll((now) => [...(isLast(now, before) ? now : []), added])
    },
    [read, ticks, edit],
  )
  const removeSet = useCallback(
    (key: string, set: DraftSet, at: number): void =>
      remove(
        [rowKey({ key }, set)],
        (now) => withExercise(now, key, (one) => withoutSet(one, set.key)),
        {
          name: `Сет ${at + 1}`,
          outcome: 'прибрано',
          isExercise: false,
          back: (now) =>
            withExercise(now, key, (one) => ({ ...one, sets: putBack(one.sets, set, at) })),
        },
      ),
    [remove],
  )
  const removeExercise = useCallback(
    (exercise: PlanExercise, name: string): void => {
      const at = read().exercises.findIndex(({ key }) => key === exercise.key)
      remove(
        rowsOf(exercise),
        (now) => ({ ...now, exercises: now.exercises.filter(({ key }) => key !== exercise.key) }),
        {
          name: `«${name}»`,
          outcome: 'прибрано',
          isExercise: true,
          back: (now) => ({ ...now, exercises: putBack(now.exercises, exercise, at) }),
        },
      )
    },
    [read, remove],
  )
  return {
    /** What `undo` would restore. `count` is the number of all removals that are remembered. */
    removed,
    count: all.length,
    undo: (): void => {
      if (!removed) return
      edit(removed.back, removed.ticked)
      setAll(all.slice(0, -1))
    },
    removeSet,
    removeExercise,
    replaceExercise: (exercise: PlanExercise, other: PlanExercise, name: string): void =>
      remove(rowsOf(exercise), (now) => withExercise(now, exercise.key, () => other), {
        name: `«${name}»`,
        outcome: 'замінено',
        isExercise: true,
        back: (now) => withExercise(now, other.key, () => exercise),
      }),
  }
}
