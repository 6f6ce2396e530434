import { schemaResolver } from '@mantine/form'
import equal from 'fast-deep-equal'
import { useState } from 'react'

import { useDraftForm } from '#src/ui/forms/use-draft-form.ts'

import { emptyDraft, type PlanExercise, Workout } from './draft.ts'
import { workoutDraft } from './state.ts'

const validate = schemaResolver(Workout, { sync: true })

/** An exercise taken out, and the index it had. */
interface Removed {
  exercise: PlanExercise
  index: number
  /** The plan without it. Once it has become another one, here or in another tab, nothing is offered. */
  after: readonly PlanExercise[]
}

/** The workout draft of a coach as a form and what can be done with its plan; every change is kept on the device. */
export function useWorkoutForm(userId: string) {
  // Missing fields are shown after the first attempt to save.
  const [tried, setTried] = useState(false)
  const [removed, setRemoved] = useState<readonly Removed[]>([])
  const draft = workoutDraft(userId)
  const form = useDraftForm({ draft, saved: emptyDraft, validate, validateInputOnChange: tried })
  const { exercises } = form.values
  const newest = removed.at(-1)
  const last = newest && equal(newest.after, exercises) ? newest : null
  const checkPlan = (): void => {
    if (tried) form.validateField('exercises')
  }
  return {
    form,
    /** What `undo` would bring back. */
    removed: last?.exercise ?? null,
    showMissing: (): void => setTried(true),
    move: (from: number, to: number): void => form.reorderListItem('exercises', { from, to }),
    change: (exercise: PlanExercise): void =>
      form.setFieldValue(
        'exercises',
        exercises.map((one) => (one.key === exercise.key ? exercise : one)),
      ),
    remove: (key: string): void => {
      const index = exercises.findIndex((exercise) => exercise.key === key)
      const exercise = exercises[index]
      if (!exercise) return
      setRemoved([
        ...(last ? removed : []),
        { exercise, index, after: exercises.toSpliced(index, 1) },
      ])
      form.removeListItem('exercises', index)
      checkPlan()
    },
    undo: (): void => {
      if (!last) return
      setRemoved(removed.slice(0, -1))
      form.insertListItem('exercises', last.exercise, last.index)
      checkPlan()
    },
    reset: (): void => {
      setRemoved([])
      setTried(false)
      draft.write(null)
      form.clearErrors()
    },
  }
}
