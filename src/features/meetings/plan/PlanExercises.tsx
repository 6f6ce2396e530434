import { Text } from '@mantine/core'
import { memo, type ReactNode } from 'react'

import type { Lifted, SetsOfExercises } from '#src/features/meetings/rules/plan-sets.ts'
import { musclesText, useExercises } from '#src/features/meetings/use-exercises.ts'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { SortableList } from '#src/ui/sorting/SortableList.tsx'

import type { PlanExercise } from '../plan-draft.ts'
import { ExerciseEditor } from './ExerciseEditor.tsx'
import type { Replaced, usePlanEditor } from './use-plan-editor.ts'

import classes from './SessionEditorScreen.module.css'

const NONE: readonly Lifted[] = []

type Editor = ReturnType<typeof usePlanEditor>

interface PlanExercisesProps {
  /** What the client lifted last time. */
  lifted: SetsOfExercises
  exercises: readonly PlanExercise[]
  onMove: Editor['move']
  onChange: Editor['change']
  onRemoveSet: Editor['removal']['removeSet']
  onRemove: Editor['removal']['removeExercise']
  onReplace: (exercise: Replaced) => void
}

/**
 * The exercises of a plan, in an order that can be changed. Changes of anything else, such as the
 * program's name or the dialog over the plan, do not render them.
 */
export const PlanExercises = memo(function PlanExercises({
  lifted,
  exercises,
  onMove,
  onChange,
  onRemoveSet,
  onRemove,
  onReplace,
}: PlanExercisesProps): ReactNode {
  const { pending, get, nameOf } = useExercises(exercises)
  if (pending) return <ExercisesLoading />
  return (
    <SortableList
      items={exercises}
      keyOf={({ key }) => key}
      labelOf={({ exercise_id }) => nameOf(exercise_id)}
      onMove={onMove}
      renderItem={(exercise, handle, moveButtons) => (
        <ExerciseEditor
          exercise={exercise}
          name={nameOf(exercise.exercise_id)}
          muscles={musclesText(get(exercise.exercise_id))}
          lifted={lifted.get(exercise.exercise_id) ?? NONE}
          last={exercise === exercises.at(-1)}
          handle={handle}
          moveButtons={moveButtons}
          onChange={onChange}
          onRemoveSet={onRemoveSet}
          onReplace={onReplace}
          onRemove={onRemove}
        />
      )}
    />
  )
})

function ExercisesLoading(): ReactNode {
  return (
    <div className={classes['loading']} aria-busy>
      <Text role="status" c="dimmed">
        Завантаження вправ…
      </Text>
      <SkeletonBlock height="16rem" />
      <SkeletonBlock height="16rem" />
    </div>
  )
}
