import { IconTrash } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useId } from 'react'

import { ExerciseSummary } from '#src/ui/exercises/ExerciseSummary.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { SortableList } from '#src/ui/sorting/SortableList.tsx'

import { ExerciseSets } from './ExerciseSets.tsx'
import type { PlanExercise } from './workout-draft.ts'

import classes from './WorkoutPlanEditor.module.css'

interface RowActions {
  onChange: (exercise: PlanExercise) => void
  onRemove: (exercise: PlanExercise) => void
  /** Removes the line with this index from an exercise that has several lines of equal sets. */
  onRemoveLine: (exercise: PlanExercise, at: number) => void
}

/**
 * Reorders and removes exercises of the plan (product §4 «Workout creation»: drag, drop by
 * double-click).
 */
export function WorkoutPlanEditor({
  exercises,
  onMove,
  ...actions
}: RowActions & {
  exercises: readonly PlanExercise[]
  onMove: (from: number, to: number) => void
}): ReactNode {
  return (
    <SortableList
      items={exercises}
      keyOf={({ key }) => key}
      labelOf={({ name }) => name}
      onMove={onMove}
      renderItem={(exercise, handle, moveButtons) => (
        <PlanRow
          exercise={exercise}
          last={exercise === exercises.at(-1)}
          handle={handle}
          moveButtons={moveButtons}
          {...actions}
        />
      )}
    />
  )
}

function PlanRow({
  exercise,
  last,
  handle,
  moveButtons,
  onChange,
  onRemove,
  onRemoveLine,
}: RowActions & {
  exercise: PlanExercise
  last: boolean
  handle: ReactNode
  moveButtons: ReactNode
}): ReactNode {
  const nameId = useId()
  const { exercise_id, name, muscles } = exercise
  return (
    <div
      className={classes['row']}
      onDoubleClick={(event) => {
        if (!isControl(event)) onRemove(exercise)
      }}
    >
      {handle}
      <ExerciseSummary
        exerciseId={exercise_id}
        name={name}
        muscles={muscles}
        nameId={nameId}
        brief
      />
      <span className={classes['tools']}>
        {moveButtons}
        <IconButton label={`Видалити: ${name}`} onClick={() => onRemove(exercise)}>
          <IconTrash size={20} aria-hidden />
        </IconButton>
      </span>
      <div role="group" aria-labelledby={nameId} className={classes['sets']}>
        <ExerciseSets
          exercise={exercise}
          last={last}
          onChange={onChange}
          onRemoveLine={(at) => onRemoveLine(exercise, at)}
        />
      </div>
    </div>
  )
}

/** Whether the target is in a control: a double click there is not one on the row. */
const isControl = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('button, input, select') !== null
