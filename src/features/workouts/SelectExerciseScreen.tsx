import { Button, Text, Title } from '@mantine/core'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAtom } from 'jotai'
import { type ReactNode, useCallback, useDeferredValue, useMemo } from 'react'

import { type Exercise, exercisesOptions } from '#src/api/exercises.ts'
import { meOptions } from '#src/api/me.ts'
import {
  exerciseFilter,
  withMore,
  withMuscles,
  withSearch,
  withToggled,
} from '#src/domain/exercise-filter.ts'
import { plural } from '#src/domain/plural.ts'
import { Screen } from '#src/ui/Screen.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'

import { ActionBar } from './ActionBar.tsx'
import { withExercises } from './draft.ts'
import { ExerciseList } from './ExerciseList.tsx'
import { ExercisesFailed, ExercisesLoading } from './ExerciseListStates.tsx'
import { MuscleFilter } from './MuscleFilter.tsx'
import { workoutDraft } from './state.ts'
import { useExerciseSelection } from './use-exercise-selection.ts'

import classes from './SelectExerciseScreen.module.css'

const none: Exercise[] = []

/** «Обрати вправи» (spec §2 «/select-exercise», §4 Exercise selection). */
export function SelectExerciseScreen(): ReactNode {
  const { data: me } = useSuspenseQuery(meOptions())
  const navigate = useNavigate()
  const [draft, setDraft] = useAtom(workoutDraft(me.id).atom)
  const { selection, change, forget } = useExerciseSelection(me.id)
  const {
    data: exercises = none,
    error,
    isPending,
    isFetching,
    refetch,
  } = useQuery(exercisesOptions())

  const filter = useMemo(() => exerciseFilter(exercises), [exercises])
  // Typing comes first: the list follows when there is time.
  const { search, muscles, visible } = useDeferredValue(selection)
  const found = useMemo(() => filter({ search, muscles }), [filter, search, muscles])
  const toggle = useCallback((id: string) => change((now) => withToggled(now, id)), [change])
  const showMore = useCallback(() => change(withMore), [change])

  const chosen = selection.chosen.flatMap((id) => exercises.find((one) => one.id === id) ?? [])
  const add = (): void => {
    setDraft(withExercises(draft, chosen))
    forget()
    // Back leads on to the library, not here again.
    void navigate({ to: '/create-workout', replace: true })
  }
  return (
    <Screen title="Обрати вправи" back="/create-workout">
      <div className={classes['filters']}>
        <SearchField
          value={selection.search}
          onChange={(text) => change((now) => withSearch(now, text))}
          label="Пошук вправ"
        />
        <MuscleFilter
          chosen={selection.muscles}
          onChange={(ids) => change((now) => withMuscles(now, ids))}
        />
      </div>
      <section aria-labelledby="exercises" className={classes['library']}>
        <div className={classes['heading']}>
          <Title order={2} id="exercises">
            Всі вправи
          </Title>
          <Text c="dimmed" size="sm" fw={600} role="status">
            {found.length > 0 &&
              `${found.length} ${plural(found.length, 'вправа', 'вправи', 'вправ')}`}
          </Text>
        </div>
        {isPending ? (
          <ExercisesLoading />
        ) : error ? (
          <ExercisesFailed error={error} onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <ExerciseList
            found={found}
            visible={visible}
            chosen={selection.chosen}
            onToggle={toggle}
            onMore={showMore}
          />
        )}
      </section>
      <ActionBar>
        {/* Spec §2 fixes this text, whatever the number (decision 13). */}
        <Button disabled={chosen.length === 0} onClick={add}>
          Додати {chosen.length} вправи
        </Button>
      </ActionBar>
    </Screen>
  )
}
