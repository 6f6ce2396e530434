import { UnstyledButton } from '@mantine/core'
import { memo, type ReactNode, useId } from 'react'

import type { Exercise } from '#src/api/exercises.ts'

import { ExerciseSummary } from './ExerciseSummary.tsx'

import classes from './ExerciseRow.module.css'

/**
 * An exercise of the library; a press anywhere on it toggles it. Where only one is to be chosen, it
 * is a button.
 */
export const ExerciseRow = memo(function ExerciseRow({
  exercise: { id, name, muscles },
  chosen,
  onToggle,
  onPick,
}: {
  exercise: Exercise
  chosen: boolean
  onToggle: (id: string) => void
  onPick?: ((id: string) => void) | undefined
}): ReactNode {
  const nameId = useId()
  const summary = <ExerciseSummary exerciseId={id} name={name} muscles={muscles} nameId={nameId} />
  if (onPick)
    return (
      <li className={classes['row']}>
        {summary}
        {/* Above the texts and not around them: its name is that of the exercise alone. */}
        <UnstyledButton
          className={classes['pick'] ?? ''}
          aria-labelledby={nameId}
          onClick={() => onPick(id)}
        />
      </li>
    )
  return (
    <li>
      <label className={classes['row']}>
        {summary}
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
