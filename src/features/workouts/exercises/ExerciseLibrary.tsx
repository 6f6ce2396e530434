import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react'

import { exercisesOptions } from '#src/api/exercises.ts'
import { plural } from '#src/domain/plural.ts'
import {
  exerciseFilter,
  withMore,
  withToggled,
} from '#src/features/workouts/rules/exercise-filter.ts'
import { FoundCount } from '#src/ui/forms/FoundCount.tsx'

import { ExerciseList } from './ExerciseList.tsx'
import { ExercisesFailed, ExercisesLoading } from './ExerciseListStates.tsx'
import { useExerciseSelection } from './use-exercise-selection.ts'

import classes from './SelectExerciseScreen.module.css'

/** Outside, so that a key in the search does not render it again. */
const heading = (
  <Title order={2} id="exercises">
    Всі вправи
  </Title>
)

/** «Всі вправи», as far as the search and the muscles let them through. */
export function ExerciseLibrary({ userId }: { userId: string }): ReactNode {
  const { selection, change } = useExerciseSelection(userId)
  const { data: exercises, error, isFetching, refetch } = useQuery(exercisesOptions())
  const filter = useMemo(() => exerciseFilter(exercises ?? []), [exercises])
  // Typing comes first: the list follows when there is time.
  const { search, muscles, visible } = useDeferredValue(selection)
  const found = useMemo(() => filter({ search, muscles }), [filter, search, muscles])
  const toggle = useCallback((id: string) => change((now) => withToggled(now, id)), [change])
  const showMore = useCallback(() => change(withMore), [change])
  return (
    <section aria-labelledby="exercises" className={classes['library']}>
      <div className={classes['heading']}>
        {heading}
        <FoundCount>
          {found.length > 0 &&
            `${found.length} ${plural(found.length, 'вправа', 'вправи', 'вправ')}`}
        </FoundCount>
      </div>
      {exercises ? (
        <ExerciseList
          found={found}
          visible={visible}
          chosen={selection.chosen}
          onToggle={toggle}
          onMore={showMore}
        />
      ) : error ? (
        <ExercisesFailed error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <ExercisesLoading />
      )}
    </section>
  )
}
