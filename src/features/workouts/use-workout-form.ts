import { schemaResolver } from '@mantine/form'
import equal from 'fast-deep-equal'
import { useState } from 'react'

import { newKey } from '#src/domain/lists.ts'
import { useDraftForm } from '#src/draft/use-draft-form.ts'

import { workoutDraft } from './state.ts'
import { emptyDraft, type PlanExercise, Workout } from './workout-draft.ts'

const validate = schemaResolver(Workout, { sync: true })

type Plan = readonly PlanExercise[]

/** An exercise or a line of its sets that was removed. */
interface Removed {
  key: string
  /** What was removed, in words. */
  name: string
  before: Plan
  /** The plan after the removal. If it has changed since, in any tab, no undo is offered. */
  after: Plan
}

/**
 * The workout draft of a coach as a form, with the functions that change its plan; every change is
 * stored on the device.
 */
export function useWorkoutForm(userId: string) {
  // Missing fields are shown after the first attempt to save.
  const [tried, setTried] = useState(false)
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const draft = workoutDraft(userId)
  const form = useDraftForm({ draft, saved: emptyDraft, validate, validateInputOnChange: tried })
  const { exercises } = form.values
  const newest = removed.at(-1)
  const last = newest && equal(newest.after, exercises) ? newest : null
  const setPlan = (plan: Plan): void => form.setFieldValue('exercises', [...plan])
  const without = (name: string, after: Plan): void => {
    setRemoved([...(last ? removed : []), { key: newKey(), name, before: exercises, after }])
    setPlan(after)
  }
  return {
    form,
    /** What `undo` would restore. */
    removed: last,
    showMissing: (): void => setTried(true),
    move: (from: number, to: number): void => form.reorderListItem('exercises', { from, to }),
    change: (exercise: PlanExercise): void => setPlan(withExercise(exercises, exercise)),
    remove: ({ key, name }: PlanExercise): void =>
      without(
        `«${name}»`,
        exercises.filter((one) => one.key !== key),
      ),
    /** Removes a line of equal sets from an exercise that has several. */
    removeLine: (exercise: PlanExercise, at: number): void => {
      const sets = exercise.sets.toSpliced(at, 1)
      if (sets.length > 0)
        without(`Рядок ${at + 1}`, withExercise(exercises, { ...exercise, sets }))
    },
    undo: (): void => {
      if (!last) return
      setRemoved(removed.slice(0, -1))
      setPlan(last.before)
    },
    reset: (): void => {
      setRemoved([])
      setTried(false)
      draft.write(null)
      form.clearErrors()
    },
  }
}

const withExercise = (plan: Plan, exercise: PlanExercise): PlanExercise[] =>
  plan.map((one) => (one.key === exercise.key ? exercise : one))
