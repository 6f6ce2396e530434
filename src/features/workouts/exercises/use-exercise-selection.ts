import { useLocation } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { useCallback, useState } from 'react'

import type { ExerciseSelection } from '#src/domain/exercise-filter.ts'
import {
  exerciseSelection,
  noStoredSelection,
  type StoredSelection,
} from '#src/features/workouts/state.ts'

/**
 * A coach's filter and choice, stored for this tab. They are kept across a reload; each opening of
 * the screen starts with an empty choice (product §4 «Exercise selection»).
 */
export function useExerciseSelection(userId: string) {
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
