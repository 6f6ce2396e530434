import { Button } from '@mantine/core'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'

import { type Exercise, exerciseOptions } from '#src/api/queries.ts'
import { noSelection } from '#src/domain/exercise-filter.ts'
import { withExercise } from '#src/domain/sets.ts'
import {
  addedExercise,
  type Plan,
  replacementOf,
  stillIn,
} from '#src/features/meetings/rules/plan.ts'
import {
  ChosenExercises,
  ExerciseFilters,
  ExerciseLibrary,
  useChosenExercises,
} from '#src/ui/exercises/ExerciseLibrary.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { toast } from '#src/ui/overlays/toast.ts'

import type { Edit, Replaced } from './ExerciseEditor.tsx'

import classes from './PickExercises.module.css'

/** An opening of the dialog. */
export interface Picking {
  opened: boolean
  /**
   * A different key for each opening. Otherwise a dialog that is opened again during its closing
   * transition would keep the old choice.
   */
  opening: string
  /** The exercise to be replaced; null if exercises are added. */
  replaced: Replaced | null
}

/**
 * The exercise library in a dialog over the editor, to add several exercises or to replace one.
 */
export function PickExercises({
  opened,
  opening,
  replaced,
  plan,
  edit,
  onClose,
}: Picking & { plan: Plan; edit: Edit; onClose: () => void }): ReactNode {
  const client = useQueryClient()
  const add = (chosen: readonly Exercise[]): void => {
    onClose()
    keepExercises(client, chosen)
    const added = chosen.map(({ id }) => addedExercise(id))
    edit((now) => ({ ...now, exercises: [...now.exercises, ...added] }))
  }
  /** Replaces an exercise, if another tab has not removed it meanwhile. */
  const replace = ({ name, ...old }: Replaced, other: Exercise): void => {
    onClose()
    const exercise = stillIn(plan, old)
    if (!exercise) return toast.info(`Вправи «${name}» вже немає в плані`)
    if (exercise.exercise_id === other.id) return
    keepExercises(client, [other])
    const replacement = replacementOf(exercise, other.id)
    edit((now) => withExercise(now, exercise.key, () => replacement), {
      name: `«${name}»`,
      outcome: 'замінено',
    })
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={replaced ? `Замінити: ${replaced.name}` : 'Обрати вправи'}
    >
      <Picker
        key={opening}
        onAdd={add}
        onPick={replaced ? (other) => replace(replaced, other) : undefined}
      />
    </Dialog>
  )
}

/** Mounted again for each opening, so that it starts with an empty choice. */
function Picker({
  onAdd,
  onPick,
}: {
  onAdd: (chosen: readonly Exercise[]) => void
  /** To choose one instead of several. */
  onPick: ((exercise: Exercise) => void) | undefined
}): ReactNode {
  const [selection, change] = useState(noSelection)
  const choosing = { selection, change }
  const { chosen, takeOff } = useChosenExercises(choosing)
  // The button may be pressed again before the next render, or during the closing transition.
  const isDone = useRef(false)
  const once = (choose: () => void): void => {
    if (!isDone.current) choose()
    isDone.current = true
  }
  return (
    <div className={classes['picker']}>
      <ExerciseFilters {...choosing} />
      <div className={classes['list']}>
        <ExerciseLibrary {...choosing} onPick={onPick && ((one) => once(() => onPick(one)))} />
      </div>
      {!onPick && (
        <div className={classes['foot']}>
          <ChosenExercises chosen={chosen} onTakeOff={takeOff} />
          {/* The same text as on /select-exercise, for every number (decision 13). */}
          <Button
            fullWidth
            className={classes['add'] ?? ''}
            disabled={chosen.length === 0}
            onClick={() => once(() => onAdd(chosen))}
          >
            Додати {chosen.length} вправи
          </Button>
        </div>
      )}
    </div>
  )
}

/**
 * Adds exercises that the library has read to the cache, so that they are shown at once. Each is
 * still read by its id when a plan shows it: only such a read is kept for a plan without a network
 * (decision 96).
 */
function keepExercises(client: QueryClient, exercises: readonly Exercise[]): void {
  for (const one of exercises)
    client.setQueryData(exerciseOptions(one.id).queryKey, one, { updatedAt: 0 })
}
