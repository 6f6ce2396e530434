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
 * What a coach filters and chooses, kept on the device: a reload keeps it, opening the screen starts
 * over (product §4 «Exercise selection»).
 */
export function useExerciseSelection(userId: string) {
  const { read, atom } = exerciseSelection(userId)
  const [stored, setStored] = useAtom(atom)
  const { key = '' } = useLocation({ select: ({ state }) => state })
  // Of the moment of opening: while the screen is being left, the address is already another.
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
