import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { exerciseOptions, type Program, programOptions } from '#src/api/exercises.ts'
import { errorMessage } from '#src/errors/error-text.ts'
import { SkeletonBlock } from '#src/ui/SkeletonBlock.tsx'
import { FailedState } from '#src/ui/StateNote.tsx'

import { ExerciseSummary } from './ExerciseSummary.tsx'
import { groupPlan, setsText } from './plan-text.ts'

import classes from './ProgramPlan.module.css'

type Entry = Program['training_exercises'][number]

/** The plan of a program, read when it is opened. */
export function ProgramPlan({ id }: { id: string }): ReactNode {
  const { data: program, error, isFetching, refetch } = useQuery(programOptions(id))
  if (program)
    return (
      <ol className={classes['plan']}>
        {groupPlan(program.training_exercises).map((entries, index) => (
          // A plan that is only read keeps its order, and may name an exercise twice.
          // oxlint-disable-next-line react/no-array-index-key
          <PlannedExercise key={index} entries={entries} />
        ))}
      </ol>
    )
  if (error)
    return (
      <FailedState
        text={errorMessage(error).text}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  return (
    <div className={classes['plan']} role="status" aria-label="Завантаження вправ…">
      <SkeletonBlock height="3.5rem" />
      <SkeletonBlock height="3.5rem" />
      <SkeletonBlock height="3.5rem" />
    </div>
  )
}
