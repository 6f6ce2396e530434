import { Button, Text, Title } from '@mantine/core'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconReplace from '@tabler/icons-react/dist/esm/icons/IconReplace.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { memo, type ReactNode, useCallback, useId, useRef } from 'react'

import { addSet, type DraftSet, repeatSet, setRestForAll } from '#src/domain/sets.ts'
import { rowKey } from '#src/features/meetings/rules/done-sets.ts'
import { Card } from '#src/ui/Card.tsx'
import { RestSelect } from '#src/ui/forms/RestSelect.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ExercisePicture } from '#src/ui/pictures/ExercisePicture.tsx'

import type { PlanExercise } from '../plan-draft.ts'
import { COLUMNS, SetRow } from './SetRow.tsx'
import { UnitToggle } from './UnitToggle.tsx'
import type { Replaced } from './use-plan-editor.ts'

import classes from './ExerciseEditor.module.css'

interface ExerciseEditorProps {
  exercise: PlanExercise
  name: string
  muscles: string
  /** The weights of the last time, set by set. */
  lifted: readonly string[]
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
 * change of one exercise renders no other.
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
  const rows = useRef<HTMLOListElement>(null)
  const { key, exercise_id, sets, timed } = exercise

  const changeSet = useCallback(
    (set: DraftSet): void =>
      onChange(key, (now) => ({
        ...now,
        sets: now.sets.map((one) => (one.key === set.key ? set : one)),
      })),
    [onChange, key],
  )
  const removeSet = useCallback(
    (set: DraftSet, at: number): void => {
      // The focus moves to a neighbour's delete button before this one is removed.
      const bins = [
        ...(rows.current?.querySelectorAll<HTMLElement>('[aria-label^="Видалити"]') ?? []),
      ]
      bins[at === bins.length - 1 ? at - 1 : at + 1]?.focus()
      onRemoveSet(key, set, at)
    },
    [onRemoveSet, key],
  )
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
      <div className={classes['units']}>
        <UnitToggle
          timed={timed}
          onChange={(next) => onChange(key, (now) => ({ ...now, timed: next }))}
        />
        <RestSelect
          rests={sets.map(({ rest }) => rest)}
          onChoose={(rest) => onChange(key, (now) => setRestForAll(now, rest))}
        />
      </div>
      {/* Every input has an accessible name of its own. */}
      <div className={classes['columns']} aria-hidden>
        <span>№</span>
        <div className={classes['inputs']}>
          {COLUMNS.map(({ title: [unit, unitOfTime] }) => (
            <span key={unit}>
              <span data-shown={!timed}>{unit}</span>/<span data-shown={timed}>{unitOfTime}</span>
            </span>
          ))}
        </div>
      </div>
      <ol ref={rows} className={classes['sets']}>
        {sets.map((set, at) => (
          <SetRow
            key={set.key}
            set={set}
            row={rowKey(exercise, set)}
            number={at + 1}
            timed={timed}
            lifted={lifted[at] ?? null}
            last={last && at === sets.length - 1}
            onChange={changeSet}
            onRemove={sets.length > 1 ? removeSet : null}
          />
        ))}
      </ol>
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
