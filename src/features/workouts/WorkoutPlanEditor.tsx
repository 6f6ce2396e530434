import { Text } from '@mantine/core'
import { IconTrash, IconX } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useId } from 'react'

import { moveExercise, withExercise, withoutExercise } from '#src/domain/sets.ts'
import type { Removal } from '#src/draft/use-draft.ts'
import { ExerciseSummary } from '#src/ui/exercises/ExerciseSummary.tsx'
import { RestSelect } from '#src/ui/forms/RestSelect.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { DigitField } from '#src/ui/numbers/DigitField.tsx'
import { SortableList } from '#src/ui/sorting/SortableList.tsx'

import { loadText } from './programs.ts'
import type { Run, WorkoutDraft, WorkoutExercise } from './state.ts'

import classes from './WorkoutPlanEditor.module.css'

type Edit = (change: (workout: WorkoutDraft) => WorkoutDraft, removal?: Removal) => void

/**
 * Reorders and removes exercises of the plan (product §4 «Workout creation»: drag, drop by
 * double-click), and edits their sets.
 */
export function WorkoutPlanEditor({
  exercises,
  edit,
}: {
  exercises: readonly WorkoutExercise[]
  edit: Edit
}): ReactNode {
  return (
    <SortableList
      items={exercises}
      labelOf={({ name }) => name}
      onMove={(from, to) =>
        edit((now) => ({ ...now, exercises: moveExercise(now.exercises, from, to) }))
      }
      renderItem={(exercise, handle, moveButtons) => (
        <PlanRow
          exercise={exercise}
          last={exercise === exercises.at(-1)}
          handle={handle}
          moveButtons={moveButtons}
          edit={edit}
        />
      )}
    />
  )
}

/** Whether the target is in a control: a double click there is not one on the row. */
const isControl = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('button, input, select') !== null

/** An exercise: its sets × reps, a line for each run of equal sets, and one rest for all of them. */
function PlanRow({
  exercise: { key, exercise_id, name, muscles, sets: runs },
  last,
  edit,
  handle,
  moveButtons,
}: {
  exercise: WorkoutExercise
  /** Whether it is the last exercise of the plan. */
  last: boolean
  edit: Edit
  handle: ReactNode
  moveButtons: ReactNode
}): ReactNode {
  const nameId = useId()
  const remove = (): void => edit((now) => withoutExercise(now, key), { name: `«${name}»` })
  const setRuns = (sets: Run[], removal?: Removal): void =>
    edit((now) => withExercise(now, key, (one) => ({ ...one, sets })), removal)
  const change = (at: number, part: Partial<Run>): void =>
    setRuns(runs.map((run, index) => (index === at ? { ...run, ...part } : run)))
  const line = (at: number): string => (runs.length > 1 ? `, рядок ${at + 1}` : '')
  return (
    <div
      className={classes['row']}
      onDoubleClick={(event) => {
        if (!isControl(event)) remove()
      }}
    >
      {handle}
      <ExerciseSummary
        exerciseId={exercise_id}
        name={name}
        muscles={muscles}
        nameId={nameId}
        brief
      />
      <span className={classes['tools']}>
        {moveButtons}
        <IconButton label={`Видалити: ${name}`} onClick={remove}>
          <IconTrash size={20} aria-hidden />
        </IconButton>
      </span>
      <div role="group" aria-labelledby={nameId} className={classes['sets']}>
        <ol className="u-grid u-xs">
          {[...runs.entries()].map(([at, run]) => (
            // By index, because lines are neither added nor moved, and their fields have no local
            // state.
            <li key={at} className={classes['run']}>
              <div className={classes['labelled']}>
                {at === 0 && <Heading>Сети</Heading>}
                <DigitField
                  steppers={false}
                  // Nobody does 100 sets.
                  digits={2}
                  label={`Сети${line(at)}`}
                  value={String(run.sets)}
                  emptyValue="1"
                  // An exercise has at least one set.
                  onChange={(text) => change(at, { sets: Math.max(1, Number(text)) })}
                />
              </div>
              <span className={classes['times']} aria-hidden>
                ×
              </span>
              <div className={classes['labelled']}>
                {at === 0 && <Heading>Повтори</Heading>}
                <DigitField
                  steppers={false}
                  label={`Повтори${line(at)}`}
                  last={last && at === runs.length - 1}
                  value={String(run.reps)}
                  emptyValue="1"
                  onChange={(text) => change(at, { reps: Number(text) })}
                />
              </div>
              <Text span size="sm" className={classes['load'] ?? ''}>
                {loadText(run)}
              </Text>
              {runs.length > 1 && (
                <IconButton
                  label={`Видалити рядок ${at + 1}`}
                  onClick={() => setRuns(runs.toSpliced(at, 1), { name: `Рядок ${at + 1}` })}
                >
                  <IconX size={18} aria-hidden />
                </IconButton>
              )}
            </li>
          ))}
        </ol>
        <div className={classes['labelled']}>
          <Heading>Відпочинок</Heading>
          <RestSelect
            rests={runs.map(({ rest }) => rest)}
            onChoose={(rest) => setRuns(runs.map((run) => ({ ...run, rest })))}
          />
        </div>
      </div>
    </div>
  )
}

/** The visible heading of a field, which has its own accessible name. */
const Heading = ({ children }: { children: string }): ReactNode => (
  <span className={classes['label']} aria-hidden>
    {children}
  </span>
)
