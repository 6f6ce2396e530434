import type { ReactNode } from 'react'

import type { Muscle } from '#src/api/queries.ts'
import { ExercisePicture } from '#src/ui/pictures/ExercisePicture.tsx'
import { MuscleIcon } from '#src/ui/pictures/MuscleIcon.tsx'

import classes from './ExerciseSummary.module.css'

interface ExerciseSummaryProps {
  exerciseId: string
  name: string
  muscles: readonly Muscle[]
  /** Id of the element with the name, for elements that are labelled by it. */
  nameId?: string
  /** As many muscles as fit on one line. */
  brief?: boolean
  /** Rendered below. */
  children?: ReactNode
}

/** An exercise in a list: picture, name, muscles with their icons. */
export function ExerciseSummary({
  exerciseId,
  name,
  muscles,
  nameId,
  brief = false,
  children,
}: ExerciseSummaryProps): ReactNode {
  return (
    <span className={classes['summary']}>
      <ExercisePicture key={exerciseId} exerciseId={exerciseId} />
      <span className={classes['text']}>
        <span className={classes['name']} id={nameId}>
          {name}
        </span>
        <span className={classes['muscles']} data-brief={brief}>
          {muscles.map((muscle) => (
            <span key={muscle.id} className={classes['muscle']}>
              <MuscleIcon markup={muscle.icon} size={18} />
              {muscle.name}
            </span>
          ))}
        </span>
        {children}
      </span>
    </span>
  )
}
