import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { meOptions } from '#src/api/me.ts'
import { Screen } from '#src/ui/Screen.tsx'

import { AddExercises } from './AddExercises.tsx'
import { ExerciseFilters } from './ExerciseFilters.tsx'
import { ExerciseLibrary } from './ExerciseLibrary.tsx'

/**
 * «Обрати вправи» (product §2 «/select-exercise», product §4 «Exercise selection»). Each part reads the selection
 * separately, so that a typed letter renders no more than its field before the list follows.
 */
export function SelectExerciseScreen(): ReactNode {
  const { id } = useSuspenseQuery(meOptions()).data
  return (
    <Screen title="Обрати вправи" back="/create-workout">
      <ExerciseFilters userId={id} />
      <ExerciseLibrary userId={id} />
      <AddExercises userId={id} />
    </Screen>
  )
}
