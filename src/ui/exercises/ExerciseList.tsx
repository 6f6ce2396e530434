import { Button, UnstyledButton } from '@mantine/core'
import { IconBarbellOff } from '@tabler/icons-react'
import { memo, type ReactNode, useEffect, useId, useRef } from 'react'

import type { Exercise } from '#src/api/queries.ts'
import { EmptyState } from '#src/ui/states/States.tsx'

import { ExerciseSummary } from './ExerciseSummary.tsx'

import classes from './ExerciseList.module.css'

interface ExerciseListProps {
  found: readonly Exercise[]
  /** How many of them are shown. */
  visible: number
  chosen: readonly string[]
  onToggle: (id: string) => void
  /** To choose one instead of several: called with the pressed exercise. */
  onPick?: ((exercise: Exercise) => void) | undefined
  onMore: () => void
}

/** «Всі вправи»: the first matches, each selectable, and 'Показати ще' for more. */
export const ExerciseList = memo(function ExerciseList({
  found,
  visible,
  chosen,
  onMore,
  ...presses
}: ExerciseListProps): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  const firstNew = useRef<number | null>(null)
  const last = useRef(found)
  useEffect(() => {
    // A changed filter starts at the top.
    if (last.current !== found) box.current?.scrollTo({ top: 0 })
    last.current = found
  }, [found])
  useEffect(() => {
    // The focus moves from 'Показати ще' to the first exercise that it added.
    const index = firstNew.current
    if (index === null || index >= visible) return
    box.current?.querySelectorAll<HTMLElement>('li button, input')[index]?.focus()
    firstNew.current = null
  }, [visible])
  if (found.length === 0) return <NoExercises />
  return (
    <div ref={box} className={classes['box']}>
      <ul className={classes['list']}>
        {[...found.slice(0, visible).entries()].map(([place, exercise]) => (
          // By index: with another search the rows stay and show other exercises.
          <ExerciseRow
            key={place}
            exercise={exercise}
            chosen={chosen.includes(exercise.id)}
            {...presses}
          />
        ))}
      </ul>
      {found.length > visible && (
        <Button
          variant="subtle"
          fullWidth
          radius={0}
          className={classes['more'] ?? ''}
          onClick={() => {
            firstNew.current = visible
            onMore()
          }}
        >
          Показати ще
        </Button>
      )}
    </div>
  )
})

/**
 * An exercise of the library; a press anywhere on it toggles it. Where only one is to be chosen, it
 * is a button.
 */
export const ExerciseRow = memo(function ExerciseRow({
  exercise,
  chosen,
  onToggle,
  onPick,
}: Pick<ExerciseListProps, 'onToggle' | 'onPick'> & {
  exercise: Exercise
  chosen: boolean
}): ReactNode {
  const nameId = useId()
  const { id, name, muscles } = exercise
  const Row = onPick ? 'div' : 'label'
  return (
    <li>
      <Row className={classes['row']}>
        <ExerciseSummary exerciseId={id} name={name} muscles={muscles} nameId={nameId} />
        {onPick ? (
          // Above the texts and not around them: its name is that of the exercise alone.
          <UnstyledButton
            className={classes['pick'] ?? ''}
            aria-labelledby={nameId}
            onClick={() => onPick(exercise)}
          />
        ) : (
          <input
            type="checkbox"
            className={classes['check']}
            aria-labelledby={nameId}
            checked={chosen}
            onChange={() => onToggle(id)}
          />
        )}
      </Row>
    </li>
  )
})

/** Shown when nothing matches the search and the muscles. */
export function NoExercises(): ReactNode {
  return (
    <EmptyState
      icon={<IconBarbellOff aria-hidden />}
      title="Немає вправ"
      text="Зміни пошук або зніми групи м’язів."
    />
  )
}
