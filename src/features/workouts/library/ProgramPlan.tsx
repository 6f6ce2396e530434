import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { exerciseOptions, programOptions } from '#src/api/reads.ts'
import {
  type PlannedExercise,
  plannedExercises,
  runText,
} from '#src/features/workouts/program-plan-text.ts'
import { ExerciseSummary } from '#src/ui/exercises/ExerciseSummary.tsx'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { FailedQuery } from '#src/ui/states/States.tsx'

import classes from './ProgramPlan.module.css'

/** The plan of a program, loaded when it is opened. */
export function ProgramPlan({ id, name }: { id: string; name: string }): ReactNode {
  const query = useQuery(programOptions(id))
  const { data: program } = query
  if (program)
    return (
      <ol className={classes['plan']} aria-label={`План: ${name}`}>
        {plannedExercises(program.training_exercises).map((planned) => (
          <PlanRow key={planned.key} planned={planned} />
        ))}
      </ol>
    )
  if (query.isError) return <FailedQuery query={query} />
  return (
    <div className={classes['plan']} role="status" aria-label="Завантаження вправ…">
      <SkeletonBlock height="3.5rem" />
      <SkeletonBlock height="3.5rem" />
      <SkeletonBlock height="3.5rem" />
    </div>
  )
}

/**
 * A program has only the ids of its exercises; one that the library no longer has keeps its sets.
 */
function PlanRow({ planned: { exerciseId, runs } }: { planned: PlannedExercise }): ReactNode {
  const { data: exercise, isError } = useQuery(exerciseOptions(exerciseId))
  if (!exercise && !isError)
    return (
      <li>
        <SkeletonBlock height="3.5rem" />
      </li>
    )
  return (
    <li className={classes['row']}>
      <ExerciseSummary
        exerciseId={exerciseId}
        name={exercise?.name ?? 'Невідома вправа'}
        muscles={exercise?.muscles ?? []}
      >
        <span className={classes['runs']}>{runs.map(runText).join('\n')}</span>
      </ExerciseSummary>
    </li>
  )
}
