import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { type MouseEvent, type ReactNode } from 'react'

import { IconButton } from '#src/ui/IconButton.tsx'
import { SortableList } from '#src/ui/sorting/SortableList.tsx'

import type { PlanExercise } from './draft.ts'
import { ExerciseSummary } from './ExerciseSummary.tsx'

import classes from './PlanEditor.module.css'

/** The plan, put in order and thinned out (product §4 «Workout creation»: drag, drop by double-click). */
export function PlanEditor({
  exercises,
  onMove,
  onRemove,
}: {
  exercises: readonly PlanExercise[]
  onMove: (from: number, to: number) => void
  onRemove: (key: string) => void
}): ReactNode {
  return (
    <SortableList
      items={exercises}
      keyOf={({ key }) => key}
      labelOf={({ name }) => name}
      onMove={onMove}
      renderItem={({ key, exercise_id, name, muscles }, handle, moveButtons) => (
        <div
          className={classes['row']}
          onDoubleClick={(event) => {
            if (!isControl(event)) onRemove(key)
          }}
        >
          {handle}
          <ExerciseSummary exerciseId={exercise_id} name={name} muscles={muscles} brief />
          <span className={classes['tools']}>
            {moveButtons}
            <IconButton label={`Видалити: ${name}`} onClick={() => onRemove(key)}>
              <IconTrash size={20} aria-hidden />
            </IconButton>
          </span>
        </div>
      )}
    />
  )
}

/** Two quick presses of a button, or in a field, are no double-click on the row. */
const isControl = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('button, input') !== null
