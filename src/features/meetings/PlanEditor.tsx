import { Button, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'

import { Card } from '#src/ui/Card.tsx'
import { SkeletonBlock } from '#src/ui/SkeletonBlock.tsx'
import { SortableList } from '#src/ui/SortableList.tsx'

import { ExerciseEditor } from './ExerciseEditor.tsx'
import { NoPlan } from './NoPlan.tsx'
import { PlanHeading } from './PlanHeading.tsx'
import { musclesText, useExercises } from './use-exercises.ts'
import type { usePlanEditor } from './use-plan-editor.ts'

import classes from './SessionEditorScreen.module.css'

/** The name of a session's program and its exercises in their order. */
export function PlanEditor({
  sessionId,
  isCoach,
  editor,
  inert,
}: {
  sessionId: string
  isCoach: boolean
  editor: ReturnType<typeof usePlanEditor>
  /** While it is being saved. */
  inert: boolean
}): ReactNode {
  const { draft } = editor
  const exercises = useExercises(draft.exercises)
  return (
    <div className={classes['form']} inert={inert}>
      {editor.restored && editor.unsaved && !editor.overtaken && (
        <div className={classes['restored']}>
          <span>Відновлено незбережені зміни.</span>
          <Button variant="default" onClick={editor.reset}>
            Скинути
          </Button>
        </div>
      )}
      <TextInput
        label="Назва програми"
        placeholder="Програма"
        maxLength={200}
        value={draft.name}
        onChange={(event) => editor.rename(event.currentTarget.value)}
      />
      <PlanHeading plan={draft.exercises} />
      {draft.exercises.length === 0 && (
        <Card>
          <NoPlan sessionId={sessionId} isCoach={isCoach} />
        </Card>
      )}
      {exercises.pending ? (
        <ExercisesLoading />
      ) : (
        <SortableList
          items={draft.exercises}
          keyOf={({ key }) => key}
          labelOf={({ exercise_id }) => exercises.nameOf(exercise_id)}
          onMove={editor.move}
          renderItem={(exercise, handle, moveButtons) => (
            <ExerciseEditor
              exercise={exercise}
              name={exercises.nameOf(exercise.exercise_id)}
              muscles={musclesText(exercises.get(exercise.exercise_id))}
              handle={handle}
              moveButtons={moveButtons}
              onChange={editor.change}
            />
          )}
        />
      )}
    </div>
  )
}

function ExercisesLoading(): ReactNode {
  return (
    <div className={classes['loading']}>
      <Text role="status" c="dimmed">
        Завантаження вправ…
      </Text>
      <SkeletonBlock height="16rem" />
      <SkeletonBlock height="16rem" />
    </div>
  )
}
