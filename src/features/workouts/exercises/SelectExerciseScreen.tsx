import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { meOptions } from '#src/api/reads.ts'
import { ExerciseFilters, ExerciseLibrary } from '#src/ui/exercises/ExerciseLibrary.tsx'
import { Screen } from '#src/ui/Screen.tsx'

import { AddExercises } from './AddExercises.tsx'
import { useExerciseSelection } from './use-exercise-selection.ts'

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
