import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { memo, type ReactNode, useCallback, useMemo } from 'react'

import { exercisesOptions } from '#src/api/exercises.ts'
import { draftWith, valuesOf } from '#src/device/form-draft.ts'
import { emptyDraft, withExercises } from '#src/features/workouts/draft.ts'
import { workoutDraft } from '#src/features/workouts/state.ts'
import { ActionBar } from '#src/ui/ActionBar.tsx'
import { useWhileShown } from '#src/ui/hooks/use-while-shown.ts'

import { useExerciseSelection } from './use-exercise-selection.ts'

/** Brings what was chosen into the workout draft. */
export function AddExercises({ userId }: { userId: string }): ReactNode {
  const { selection, forget } = useExerciseSelection(userId)
  const { data: exercises } = useQuery(exercisesOptions())
  const navigate = useWhileShown(useNavigate())
  const chosen = useMemo(
    () => selection.chosen.flatMap((id) => exercises?.find((one) => one.id === id) ?? []),
    [selection.chosen, exercises],
  )
  const add = useCallback((): void => {
    const { read, write } = workoutDraft(userId)
    const workout = valuesOf(read(), emptyDraft)
    write(draftWith(read(), emptyDraft, withExercises(workout, chosen)))
    forget()
    // Back leads on to the library, not here again.
    void navigate({ to: '/create-workout', replace: true })
  }, [userId, chosen, forget, navigate])
  return <AddButton count={chosen.length} onClick={add} />
}

/** Apart, so that a key in the search does not draw it. */
const AddButton = memo(function AddButton({
  count,
  onClick,
}: {
  count: number
  onClick: () => void
}): ReactNode {
  return (
    <ActionBar>
      {/* Product §2 fixes this text, whatever the number (decision 13). */}
      <Button disabled={count === 0} onClick={onClick}>
        Додати {count} вправи
      </Button>
    </ActionBar>
  )
})
