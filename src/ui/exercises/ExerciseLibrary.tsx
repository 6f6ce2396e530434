import { Button, Text, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useMemo,
  memo,
  useEffect,
  useRef,
} from 'react'

import { exercisesOptions, type Exercise } from '#src/api/queries.ts'
import {
  type ExerciseSelection,
  exerciseFilter,
  withFilter,
  withMore,
  withToggled,
} from '#src/domain/exercise-filter.ts'
import { plural } from '#src/domain/number-text.ts'
import { FoundCount, SearchField } from '#src/ui/forms/SearchField.tsx'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { FailedQuery } from '#src/ui/states/States.tsx'

import { ExerciseList } from './ExerciseList.tsx'
import { MuscleFilter } from './MuscleFilter.tsx'

import classes from './ExerciseLibrary.module.css'

/** What the parts of the exercise picker read and change. */
export interface PickerState {
  selection: ExerciseSelection
  change: (transition: (selection: ExerciseSelection) => ExerciseSelection) => void
}

/** The chosen exercises in their order, as far as the library has loaded, and how to remove one. */
export function useChosenExercises({ selection, change }: PickerState) {
  const { data: exercises } = useQuery(exercisesOptions())
  const chosen = useMemo(() => {
    const byId = new Map(exercises?.map((one) => [one.id, one]))
    return selection.chosen.flatMap((id) => byId.get(id) ?? [])
  }, [selection.chosen, exercises])
  const takeOff = useCallback((id: string) => change((now) => withToggled(now, id)), [change])
  return { chosen, takeOff }
}

/** The filters of the list: a search by name and muscle groups. */
export function ExerciseFilters({ selection, change }: PickerState): ReactNode {
  const changeSearch = useCallback(
    (search: string) => change((now) => withFilter(now, { search })),
    [change],
  )
  const changeMuscles = useCallback(
    (muscles: readonly string[]) => change((now) => withFilter(now, { muscles })),
    [change],
  )
  return (
    <div className={`u-grid u-sm ${classes['filters']}`}>
      <SearchField value={selection.search} onChange={changeSearch} label="Пошук вправ" />
      <MuscleFilter chosen={selection.muscles} onChange={changeMuscles} />
    </div>
  )
}

/**
 * «Всі вправи», filtered by the search and the muscles. When they fail to load, the list is empty
 * (product §8 «Fallbacks»), and its place says why.
 */
export function ExerciseLibrary({
  selection,
  change,
  onPick,
}: PickerState & {
  /** To choose one instead of several: called with the exercise that is pressed. */
  onPick?: ((exercise: Exercise) => void) | undefined
}): ReactNode {
  const query = useQuery(exercisesOptions())
  const { data: exercises } = query
  const filter = useMemo(() => exerciseFilter(exercises ?? []), [exercises])
  // Typing has priority: the list follows when there is time.
  const { search, muscles, visible } = useDeferredValue(selection)
  const found = useMemo(() => filter({ search, muscles }), [filter, search, muscles])
  const toggle = useCallback((id: string) => change((now) => withToggled(now, id)), [change])
  const showMore = useCallback(() => change(withMore), [change])
  return (
    <section aria-labelledby="exercises" className="u-column u-sm">
      <div className="u-heading u-nowrap">
        <Title order={2} id="exercises">
          Всі вправи
        </Title>
        <FoundCount>
          {found.length > 0 &&
            `${found.length} ${plural(found.length, 'вправа', 'вправи', 'вправ')}`}
          {query.isLoadingError && 'Немає вправ'}
        </FoundCount>
      </div>
      {exercises ? (
        <ExerciseList
          found={found}
          visible={visible}
          chosen={selection.chosen}
          onToggle={toggle}
          onPick={onPick}
          onMore={showMore}
        />
      ) : query.isLoadingError ? (
        <FailedQuery query={query} />
      ) : (
        <ExercisesLoading />
      )}
    </section>
  )
}

/** The list's shape while the library loads. */
function ExercisesLoading(): ReactNode {
  return (
    <div className="u-column u-sm" aria-busy>
      <Text c="dimmed" role="status">
        Завантаження...
      </Text>
      <SkeletonBlock height={['4.5rem', '4.5rem', '4.5rem', '4.5rem']} />
    </div>
  )
}

/** The shape of the filters and the list while their screen loads. */
export function ExerciseLibraryLoading(): ReactNode {
  return (
    <>
      <div className={`u-grid u-sm ${classes['filters']}`}>
        <SkeletonBlock height={['2.75rem', '2.75rem']} />
      </div>
      <div className="u-column u-sm">
        <Title order={2}>Всі вправи</Title>
        <ExercisesLoading />
      </div>
    </>
  )
}

/** The chosen exercises in their order, whatever the search shows; a press removes one. */
export const ChosenExercises = memo(function ChosenExercises({
  chosen,
  onTakeOff,
}: {
  chosen: readonly Exercise[]
  onTakeOff: (id: string) => void
}): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const count = chosen.length
  const last = useRef(count)
  // A new one is at the end, which may be outside the line.
  useEffect(() => {
    const chips = box.current?.firstElementChild
    if (count > last.current) chips?.scrollTo({ left: chips.scrollWidth })
    last.current = count
  }, [count])
  const takeOff = (at: number, id: string): void => {
    // The focus moves to a neighbour before this one is removed.
    const chips = box.current?.querySelectorAll('button')
    const next = chips?.[at + 1] ?? chips?.[at - 1] ?? box.current
    next?.focus({ preventScroll: true })
    onTakeOff(id)
  }
  return (
    <div ref={box} tabIndex={-1} className={classes['box']}>
      {chosen.length > 0 && (
        <ul className={classes['chips']} aria-label="Вибрані вправи">
          {chosen.map(({ id, name }, at) => (
            <li key={id}>
              <Button
                variant="default"
                radius="xl"
                className={classes['chip'] ?? ''}
                rightSection={<IconX size={16} aria-hidden />}
                aria-label={`Прибрати: ${name}`}
                onClick={() => takeOff(at, id)}
              >
                <span className={classes['name']}>{name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
})
