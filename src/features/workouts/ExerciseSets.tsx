import { Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { RestSelect } from '#src/ui/forms/RestSelect.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { DigitField } from '#src/ui/numbers/DigitField.tsx'

import { loadText } from './program-plan-text.ts'
import type { PlanExercise, Run } from './workout-draft.ts'

import classes from './ExerciseSets.module.css'

/** Nobody does 100 sets. */
const SET_DIGITS = 2

/** Sets × reps of an exercise, a line for each run of equal sets, and one rest for all of them. */
export function ExerciseSets({
  exercise,
  last,
  onChange,
  onRemoveLine,
}: {
  exercise: PlanExercise
  /** Whether it is the last exercise of the plan. */
  last: boolean
  onChange: (exercise: PlanExercise) => void
  onRemoveLine: (at: number) => void
}): ReactNode {
  const { sets: runs } = exercise
  const change = (at: number, part: Partial<Run>): void =>
    onChange({
      ...exercise,
      sets: runs.map((run, index) => (index === at ? { ...run, ...part } : run)),
    })
  const line = (at: number): string => (runs.length > 1 ? `, рядок ${at + 1}` : '')
  return (
    <div className={classes['sets']}>
      <ol className={classes['runs']}>
        {[...runs.entries()].map(([at, run]) => (
          // By index, because lines are neither added nor moved, and their fields have no local
          // state.
          <li key={at} className={classes['run']}>
            <Labelled label="Сети" shown={at === 0}>
              <DigitField
                steppers={false}
                digits={SET_DIGITS}
                label={`Сети${line(at)}`}
                value={String(run.sets)}
                emptyValue="1"
                // An exercise has at least one set.
                onChange={(text) => change(at, { sets: Math.max(1, Number(text)) })}
              />
            </Labelled>
            <span className={classes['times']} aria-hidden>
              ×
            </span>
            <Labelled label="Повтори" shown={at === 0}>
              <DigitField
                steppers={false}
                label={`Повтори${line(at)}`}
                last={last && at === runs.length - 1}
                value={String(run.reps)}
                emptyValue="1"
                onChange={(text) => change(at, { reps: Number(text) })}
              />
            </Labelled>
            <Text span size="sm" className={classes['load'] ?? ''}>
              {loadText(run)}
            </Text>
            {runs.length > 1 && (
              <IconButton label={`Видалити рядок ${at + 1}`} onClick={() => onRemoveLine(at)}>
                <IconX size={18} aria-hidden />
              </IconButton>
            )}
          </li>
        ))}
      </ol>
      <Labelled label="Відпочинок" shown>
        <RestSelect
          rests={runs.map(({ rest }) => rest)}
          onChoose={(rest) =>
            onChange({ ...exercise, sets: runs.map((run) => ({ ...run, rest })) })
          }
        />
      </Labelled>
    </div>
  )
}

/** A field below its visible heading. The field has its own accessible name. */
function Labelled({
  label,
  shown,
  children,
}: {
  label: string
  shown: boolean
  children: ReactNode
}): ReactNode {
  return (
    <div className={classes['labelled']}>
      {shown && (
        <span className={classes['label']} aria-hidden>
          {label}
        </span>
      )}
      {children}
    </div>
  )
}
