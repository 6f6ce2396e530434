import { useState } from 'react'

import { putBack, removeSet } from '#src/domain/sets.ts'

import { type PlanDraft, type PlanExercise, withExercise } from './plan-draft.ts'

type Change = (plan: PlanDraft) => PlanDraft

/** What was taken out of a plan, and what brings it back. */
interface Removed {
  name: string
  /** Its controls are gone with it. */
  isExercise: boolean
  back: Change
}

/** Takes sets and exercises out of a plan, and brings them back, the last one first. */
export function useRemoved(edit: (change: Change) => void) {
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const remove = (change: Change, one: Removed): void => {
    edit(change)
    setRemoved([...removed, one])
  }
  return {
    /** What `undo` would bring back, and how many are remembered. */
    removed: removed.at(-1) ?? null,
    count: removed.length,
    forget: (): void => setRemoved([]),
    undo: (): void => {
      edit(removed.at(-1)?.back ?? ((plan) => plan))
      setRemoved(removed.slice(0, -1))
    },
    removeSet: (exercise: PlanExercise, at: number): void => {
      const set = exercise.sets[at]
      if (!set) return
      const { key } = exercise
      remove((plan) => withExercise(plan, key, (one) => removeSet(one, set.key).sets), {
        name: `Сет ${at + 1}`,
        isExercise: false,
        back: (plan) => withExercise(plan, key, ({ sets }) => putBack(sets, set, at)),
      })
    },
    removeExercise: (exercise: PlanExercise, at: number, name: string): void =>
      remove(
        (plan) => ({
          ...plan,
          exercises: plan.exercises.filter(({ key }) => key !== exercise.key),
        }),
        {
          name: `«${name}»`,
          isExercise: true,
          back: (plan) => ({ ...plan, exercises: putBack(plan.exercises, exercise, at) }),
        },
      ),
  }
}
