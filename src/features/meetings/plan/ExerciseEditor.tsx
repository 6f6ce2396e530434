import { Button, Text, Title } from '@mantine/core'
import { IconCopy, IconPlus, IconReplace, IconTrash } from '@tabler/icons-react'
import { memo, type ReactNode, useId } from 'react'

import { addSet, type DraftSet, repeatSet } from '#src/domain/sets.ts'
import type { Lifted } from '#src/features/meetings/rules/plan-sets.ts'
import { Card } from '#src/ui/Card.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ExercisePicture } from '#src/ui/pictures/ExercisePicture.tsx'

import type { PlanExercise } from '../plan-draft.ts'
import { PlanSets } from './PlanSets.tsx'
import type { Replaced } from './use-plan-editor.ts'

import classes from './ExerciseEditor.module.css'

interface ExerciseEditorProps {
  exercise: PlanExercise
  name: string
  muscles: string
  /** What the client lifted last time, set by set, if it is known. */
  lifted: readonly Lifted[]
  /** Whether it is the last of the plan. */
  last: boolean
  handle: ReactNode
  moveButtons: ReactNode
  onChange: (key: string, change: (exercise: PlanExercise) => PlanExercise) => void
  onRemoveSet: (key: string, set: DraftSet, at: number) => void
  onReplace: (exercise: Replaced) => void
  onRemove: (exercise: PlanExercise, name: string) => void
}

/**
 * An exercise of a plan: its rest and its rows of sets (product §2 «/session/{sessionId}/edit»). A
 * change of one exercise does not render the others.
 */
export const ExerciseEditor = memo(function ExerciseEditor({
  exercise,
  name,
  muscles,
  lifted,
  last,
  handle,
  moveButtons,
  onChange,
  onRemoveSet,
  onReplace,
  onRemove,
}: ExerciseEditorProps): ReactNode {
  const id = useId()
  const { key, exercise_id } = exercise

  return (
    <Card role="group" aria-labelledby={id} className={classes['exercise']}>
      <div className={classes['head']}>
        <ExercisePicture exerciseId={exercise_id} size={56} />
        <div className={classes['words']}>
          <Title order={3} id={id}>
            {name}
          </Title>
          <Text c="dimmed" size="sm">
            {muscles}
          </Text>
        </div>
        {handle}
      </div>
      <PlanSets
        exercise={exercise}
        lifted={lifted}
        last={last}
        onChange={onChange}
        onRemoveSet={onRemoveSet}
      />
      <div className={classes['foot']}>
        <Button
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => onChange(key, repeatSet)}
        >
          Повторити сет
        </Button>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange(key, addSet)}
        >
          Новий сет
        </Button>
        <span className={classes['tools']}>
          <Button
            variant="subtle"
            leftSection={<IconReplace size={18} aria-hidden />}
            aria-label={`Замінити: ${name}`}
            onClick={() => onReplace({ key, exercise_id, name })}
          >
            Замінити
          </Button>
          {moveButtons}
          <IconButton label={`Видалити вправу: ${name}`} onClick={() => onRemove(exercise, name)}>
            <IconTrash size={20} aria-hidden />
          </IconButton>
        </span>
      </div>
    </Card>
  )
})
