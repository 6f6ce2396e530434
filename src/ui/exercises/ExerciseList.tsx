import { Button } from '@mantine/core'
import { memo, type ReactNode, useCallback, useEffect, useRef } from 'react'

import type { Exercise } from '#src/api/exercises.ts'

import { NoExercises } from './ExerciseListStates.tsx'
import { ExerciseRow } from './ExerciseRow.tsx'

import classes from './ExerciseList.module.css'

interface ExerciseListProps {
  found: readonly Exercise[]
  /** How many of them are shown. */
  visible: number
  chosen: readonly string[]
  onToggle: (id: string) => void
  /** To choose one instead of several: called with the pressed exercise. */
  onPick?: ((id: string) => void) | undefined
  onMore: () => void
}

/** «Всі вправи»: the first matches, each selectable, and 'Показати ще' for more. */
export const ExerciseList = memo(function ExerciseList({
  found,
  visible,
  chosen,
  onToggle,
  onPick,
  onMore,
}: ExerciseListProps): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const firstNew = useRef<number | null>(null)
  const scrolledIn = useRef<readonly Exercise[] | null>(null)
  useEffect(() => {
    // A changed filter starts at the top. Reading the position of a box that has never scrolled
    // would force a layout.
    if (!box.current || scrolledIn.current === null || scrolledIn.current === found) return
    box.current.scrollTop = 0
    scrolledIn.current = null
  }, [found])
  useEffect(() => {
    // The focus moves from 'Показати ще' to the first exercise that it added.
    const index = firstNew.current
    if (index === null || index >= visible) return
    box.current?.querySelectorAll<HTMLElement>('li > button, input')[index]?.focus()
    firstNew.current = null
  }, [visible])
  const more = useCallback(() => {
    firstNew.current = visible
    onMore()
  }, [visible, onMore])
  if (found.length === 0) return <NoExercises />
  return (
    <div
      ref={box}
      className={classes['box']}
      onScroll={() => {
        scrolledIn.current = found
      }}
    >
      <ul className={classes['list']}>
        {[...found.slice(0, visible).entries()].map(([place, exercise]) => (
          // By index: with another search the rows stay and show other exercises.
          <ExerciseRow
            key={place}
            exercise={exercise}
            chosen={chosen.includes(exercise.id)}
            onToggle={onToggle}
            onPick={onPick}
          />
        ))}
      </ul>
      {found.length > visible && <MoreButton onClick={more} />}
    </div>
  )
})

/** A separate component, so that typing in the search does not render it again. */
const MoreButton = memo(function MoreButton({ onClick }: { onClick: () => void }): ReactNode {
  return (
    <Button variant="subtle" fullWidth className={classes['more'] ?? ''} onClick={onClick}>
      Показати ще
    </Button>
  )
})
