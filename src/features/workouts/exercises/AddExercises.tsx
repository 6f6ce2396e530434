import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { memo, type ReactNode, useCallback, useMemo } from 'react'

import { type Exercise, exercisesOptions } from '#src/api/reads.ts'
import { withToggled } from '#src/domain/exercise-filter.ts'
import { draftWith, valuesOf } from '#src/draft/model.ts'
import { workoutDraft } from '#src/features/workouts/state.ts'
import { emptyDraft, withExercises } from '#src/features/workouts/workout-draft.ts'
import { ActionBar } from '#src/ui/ActionBar.tsx'
import { ChosenExercises } from '#src/ui/exercises/ExerciseLibrary.tsx'
import { useReturn, useWhileShown } from '#src/ui/hooks/navigation.ts'

import { useExerciseSelection } from './use-exercise-selection.ts'

/** Adds the chosen exercises to the workout draft. */
export function AddExercises({ userId }: { userId: string }): ReactNode {
  const { selection, change, forget } = useExerciseSelection(userId)
  const { data: exercises } = useQuery(exercisesOptions())
  const navigate = useWhileShown(useNavigate())
  const goBack = useReturn()
  const chosen = useMemo(
    () => selection.chosen.flatMap((id) => exercises?.find((one) => one.id === id) ?? []),
    [selection.chosen, exercises],
  )
  const add = useCallback((): void => {
    const { read, write } = workoutDraft(userId)
    const workout = valuesOf(read(), emptyDraft)
    write(draftWith(read(), emptyDraft, withExercises(workout, chosen)))
    forget()
    if (!goBack('/create-workout')) void navigate({ to: '/create-workout', replace: true })
  }, [userId, chosen, forget, goBack, navigate])
  const takeOff = useCallback((id: string) => change((now) => withToggled(now, id)), [change])
  return <AddBar chosen={chosen} onTakeOff={takeOff} onAdd={add} />
}

/** A separate component, so that typing in the search does not render it. */
const AddBar = memo(function AddBar({
  chosen,
  onTakeOff,
  onAdd,
}: {
  chosen: readonly Exercise[]
  onTakeOff: (id: string) => void
  onAdd: () => void
}): ReactNode {
  return (
    <ActionBar note={<ChosenExercises chosen={chosen} onTakeOff={onTakeOff} />}>
      {/* The text of product §2, for every number (decision 13). */}
      <Button disabled={chosen.length === 0} onClick={onAdd}>
        Додати {chosen.length} вправи
      </Button>
    </ActionBar>
  )
})
