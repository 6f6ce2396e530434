import { Button, Text, Title } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { type ReactNode, useId, useRef } from 'react'

import { addSet, type DraftSet, removeSet, setRestForAll } from '#src/domain/sets.ts'
import { Card } from '#src/ui/Card.tsx'
import { ExercisePicture } from '#src/ui/ExercisePicture.tsx'

import type { PlanExercise } from './plan-draft.ts'
import { RestSelect } from './RestSelect.tsx'
import { COLUMNS, SetRow } from './SetRow.tsx'
import { UnitToggle } from './UnitToggle.tsx'

import classes from './ExerciseEditor.module.css'

interface ExerciseEditorProps {
  exercise: PlanExercise
  name: string
  muscles: string
  handle: ReactNode
  moveButtons: ReactNode
  onChange: (exercise: PlanExercise) => void
}

/** An exercise of a plan: its rest and its rows of sets (product §2 «/session/{sessionId}/edit»). */
export function ExerciseEditor({
  exercise,
  name,
  muscles,
  handle,
  moveButtons,
  onChange,
}: ExerciseEditorProps): ReactNode {
  const id = useId()
  const rows = useRef<HTMLOListElement>(null)
  const { sets, timed } = exercise

  const change = (set: DraftSet): void =>
    onChange({ ...exercise, sets: sets.map((one) => (one.key === set.key ? set : one)) })
  const remove = (key: string, at: number): void => {
    // The focus goes to a neighbour's bin before this one is gone.
    const bins = rows.current?.querySelectorAll<HTMLElement>('[aria-label^="Видалити"]')
    bins?.[at === sets.length - 1 ? at - 1 : at + 1]?.focus()
    onChange({ ...exercise, sets: removeSet(exercise, key).sets })
  }
  return (
    <Card role="group" aria-labelledby={id} className={classes['exercise']}>
      <div className={classes['head']}>
        <ExercisePicture exerciseId={exercise.exercise_id} size={56} />
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
        <UnitToggle timed={timed} onChange={(next) => onChange({ ...exercise, timed: next })} />
        <RestSelect
          rests={sets.map(({ rest }) => rest)}
          onChoose={(rest) => onChange({ ...exercise, sets: setRestForAll(exercise, rest).sets })}
        />
      </div>
      {/* Every input is named by itself. */}
      <div className={classes['columns']} aria-hidden>
        <span>№</span>
        {COLUMNS.map(({ title: [weighed, inTime] }) => (
          <span key={weighed}>
            <span data-shown={!timed}>{weighed}</span>/<span data-shown={timed}>{inTime}</span>
          </span>
        ))}
      </div>
      <ol ref={rows} className={classes['sets']}>
        {sets.map((set, at) => (
          <SetRow
            key={set.key}
            set={set}
            number={at + 1}
            timed={timed}
            onChange={change}
            onRemove={sets.length > 1 ? () => remove(set.key, at) : null}
          />
        ))}
      </ol>
      <div className={classes['foot']}>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange({ ...exercise, sets: addSet(exercise).sets })}
        >
          Новий сет
        </Button>
        {moveButtons}
      </div>
    </Card>
  )
}
