import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'

import { type Exercise, exercisesOptions } from '#src/api/reads.ts'
import { noSelection } from '#src/domain/exercise-filter.ts'
import {
  ChosenExercises,
  ExerciseFilters,
  ExerciseLibrary,
  useChosenExercises,
} from '#src/ui/exercises/ExerciseLibrary.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'

import classes from './PickExercises.module.css'

interface PickExercisesProps {
  opened: boolean
  /**
   * A different number for each opening. Otherwise a dialog that is opened again during its closing
   * transition would keep the old choice.
   */
  opening: number
  /** The name of the exercise to be replaced; null if exercises are added. */
  replaced: string | null
  onChoose: (chosen: readonly Exercise[]) => void
  onClose: () => void
}

/**
 * The exercise library in a dialog over the editor, to add several exercises or to replace one.
 */
export function PickExercises({
  opened,
  opening,
  replaced,
  onChoose,
  onClose,
}: PickExercisesProps): ReactNode {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={replaced === null ? 'Обрати вправи' : `Замінити: ${replaced}`}
    >
      <Picker key={opening} single={replaced !== null} onChoose={onChoose} />
    </Dialog>
  )
}

/** Mounted again for each opening, so that it starts with an empty choice. */
function Picker({
  single,
  onChoose,
}: {
  single: boolean
  onChoose: PickExercisesProps['onChoose']
}): ReactNode {
  const [selection, change] = useState(noSelection)
  const choosing = { selection, change }
  const { chosen, takeOff } = useChosenExercises(choosing)
  const { data: exercises } = useQuery(exercisesOptions())
  // The button may be pressed again before the next render, or during the closing transition.
  const isDone = useRef(false)
  const choose = (picked: readonly Exercise[]): void => {
    if (isDone.current) return
    isDone.current = true
    onChoose(picked)
  }
  const pick = (id: string): void =>
    choose(exercises?.filter((exercise) => exercise.id === id) ?? [])
  return (
    <div className={classes['picker']}>
      <ExerciseFilters {...choosing} />
      <div className={classes['list']}>
        <ExerciseLibrary {...choosing} onPick={single ? pick : undefined} />
      </div>
      {!single && (
        <div className={classes['foot']}>
          <ChosenExercises chosen={chosen} onTakeOff={takeOff} />
          {/* The same text as on /select-exercise, for every number (decision 13). */}
          <Button
            fullWidth
            className={classes['add'] ?? ''}
            disabled={chosen.length === 0}
            onClick={() => choose(chosen)}
          >
            Додати {chosen.length} вправи
          </Button>
        </div>
      )}
    </div>
  )
}
