import { Button } from '@mantine/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { memo, type ReactNode, useCallback, useMemo, useState } from 'react'

import { type Exercise, exercisesOptions, meOptions } from '#src/api/reads.ts'
import { type ExerciseSelection, withToggled } from '#src/domain/exercise-filter.ts'
import { draftWith, valuesOf } from '#src/draft/model.ts'
import { ActionBar } from '#src/ui/ActionBar.tsx'
import {
  ChosenExercises,
  ExerciseFilters,
  ExerciseLibrary,
} from '#src/ui/exercises/ExerciseLibrary.tsx'
import { useReturn, useWhileShown } from '#src/ui/hooks/navigation.ts'
import { Screen } from '#src/ui/Screen.tsx'

import {
  exerciseSelection,
  noStoredSelection,
  type StoredSelection,
  workoutDraft,
} from './state.ts'
import { emptyDraft, withExercises } from './workout-draft.ts'

/**
 * «Обрати вправи» (product §2 «/select-exercise», product §4 «Exercise selection»). Each part reads
 * the selection separately, so that a typed letter renders only its field before the list follows.
 */
export function SelectExerciseScreen(): ReactNode {
  const { id } = useSuspenseQuery(meOptions()).data
  return (
    <Screen title="Обрати вправи" back="/create-workout">
      <Filters userId={id} />
      <Library userId={id} />
      <AddExercises userId={id} />
    </Screen>
  )
}

function Filters({ userId }: { userId: string }): ReactNode {
  return <ExerciseFilters {...useExerciseSelection(userId)} />
}

function Library({ userId }: { userId: string }): ReactNode {
  return <ExerciseLibrary {...useExerciseSelection(userId)} />
}

/**
 * A coach's filter and choice, stored for this tab. They are kept across a reload; each opening of
 * the screen starts with an empty choice (product §4 «Exercise selection»).
 */
function useExerciseSelection(userId: string) {
  const { read, atom } = exerciseSelection(userId)
  const [stored, setStored] = useAtom(atom)
  const { key = '' } = useLocation({ select: ({ state }) => state })
  // The history entry when the screen was opened: while the screen is being left, the current entry
  // is already another one.
  const [opening] = useState(key)
  const change = useCallback(
    (transition: (selection: ExerciseSelection) => ExerciseSelection): void =>
      setStored({ ...transition(ofOpening(read(), opening)), opening }),
    [read, setStored, opening],
  )
  const forget = useCallback((): void => setStored(noStoredSelection), [setStored])
  return { selection: ofOpening(stored, opening), change, forget }
}

const ofOpening = (stored: StoredSelection, opening: string): ExerciseSelection =>
  stored.opening === opening ? stored : noStoredSelection

/** Adds the chosen exercises to the workout draft. */
function AddExercises({ userId }: { userId: string }): ReactNode {
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
