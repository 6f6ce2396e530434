import { type ReactNode, useCallback } from 'react'

import { withMuscles, withSearch } from '#src/features/workouts/rules/exercise-filter.ts'
import { SearchField } from '#src/ui/forms/SearchField.tsx'

import { MuscleFilter } from './MuscleFilter.tsx'
import { useExerciseSelection } from './use-exercise-selection.ts'

import classes from './SelectExerciseScreen.module.css'

/** What narrows the list: a search by name and muscle groups. */
export function ExerciseFilters({ userId }: { userId: string }): ReactNode {
  const { selection, change } = useExerciseSelection(userId)
  const changeSearch = useCallback(
    (text: string) => change((now) => withSearch(now, text)),
    [change],
  )
  const changeMuscles = useCallback(
    (ids: readonly string[]) => change((now) => withMuscles(now, ids)),
    [change],
  )
  return (
    <div className={classes['filters']}>
      <SearchField value={selection.search} onChange={changeSearch} label="Пошук вправ" />
      <MuscleFilter chosen={selection.muscles} onChange={changeMuscles} />
    </div>
  )
}
