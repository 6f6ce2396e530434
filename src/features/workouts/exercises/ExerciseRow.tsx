import { memo, type ReactNode, useId } from 'react'

import type { Exercise } from '#src/api/exercises.ts'
import { ExerciseSummary } from '#src/features/workouts/ExerciseSummary.tsx'

import classes from './ExerciseRow.module.css'

/** An exercise of the library; a press anywhere on it chooses it, or no longer. */
export const ExerciseRow = memo(function ExerciseRow({
  exercise: { id, name, muscles },
  chosen,
  onToggle,
}: {
  exercise: Exercise
  chosen: boolean
  onToggle: (id: string) => void
}): ReactNode {
  const nameId = useId()
  return (
    <li>
      <label className={classes['row']}>
        <ExerciseSummary exerciseId={id} name={name} muscles={muscles} nameId={nameId} />
        <input
          type="checkbox"
          className={classes['box']}
          aria-labelledby={nameId}
          checked={chosen}
          onChange={() => onToggle(id)}
        />
      </label>
    </li>
  )
})
