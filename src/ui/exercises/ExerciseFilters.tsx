import { type ReactNode, useCallback } from 'react'

import { withMuscles, withSearch } from '#src/domain/exercise-filter.ts'
import { SearchField } from '#src/ui/forms/SearchField.tsx'

import { MuscleFilter } from './MuscleFilter.tsx'
import type { PickerState } from './picker-state.ts'

import classes from './ExerciseLibrary.module.css'

/** The filters of the list: a search by name and muscle groups. */
export function ExerciseFilters({ selection, change }: PickerState): ReactNode {
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
