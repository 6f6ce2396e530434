import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { type ReactNode, useCallback, useState } from 'react'

import { meOptions } from '#src/api/queries.ts'
import type { ExerciseSelection } from '#src/domain/exercise-filter.ts'
import { draftWith, valuesOf } from '#src/draft/model.ts'
import {
  ChosenExercises,
  ExerciseFilters,
  ExerciseLibrary,
  ExerciseLibraryLoading,
  useChosenExercises,
} from '#src/ui/exercises/ExerciseLibrary.tsx'
import { ActionBar } from '#src/ui/forms/ActionBar.tsx'
import { useWhileShown, useReturn } from '#src/ui/hooks/navigation.ts'
import { Screen } from '#src/ui/Screen.tsx'

import {
  emptyDraft,
  exerciseSelection,
  noStoredSelection,
  type StoredSelection,
  withExercises,
  workoutDraft,
} from './state.ts'

const TITLE = 'Обрати вправи'

/** «Обрати вправи» (product §2 «/select-exercise», product §4 «Exercise selection»). */
export function SelectExerciseScreen(): ReactNode {
  const { id: userId } = useSuspenseQuery(meOptions()).data
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
  const choosing = { selection: ofOpening(stored, opening), change }
  const { chosen, takeOff } = useChosenExercises(choosing)
  const navigate = useWhileShown(useNavigate())
  const goBack = useReturn()
  const add = (): void => {
    const draft = workoutDraft(userId)
    const workout = valuesOf(draft.read(), emptyDraft)
    draft.write(draftWith(draft.read(), emptyDraft, withExercises(workout, chosen)))
    setStored(noStoredSelection)
    if (!goBack('/create-workout')) void navigate({ to: '/create-workout', replace: true })
  }
  return (
    <Screen title={TITLE} back="/create-workout">
      <ExerciseFilters {...choosing} />
      <ExerciseLibrary {...choosing} />
      <ActionBar note={<ChosenExercises chosen={chosen} onTakeOff={takeOff} />}>
        {/* The text of product §2, for every number (decision 13). */}
        <Button disabled={chosen.length === 0} onClick={add}>
          Додати {chosen.length} вправи
        </Button>
      </ActionBar>
    </Screen>
  )
}

/** The screen's shape while it loads, with the text of product §2. */
export function SelectExerciseSkeleton(): ReactNode {
  return (
    <Screen title={TITLE}>
      <ExerciseLibraryLoading />
    </Screen>
  )
}

/**
 * The filter and choice are kept across a reload; each opening of the screen starts with an empty
 * choice (product §4 «Exercise selection»).
 */
const ofOpening = (stored: StoredSelection, opening: string): ExerciseSelection =>
  stored.opening === opening ? stored : noStoredSelection
