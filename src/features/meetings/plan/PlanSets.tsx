import { memo, type ReactNode, useCallback, useRef } from 'react'

import { type DraftSet, setRestForAll } from '#src/domain/sets.ts'
import { rowKey, type Lifted } from '#src/features/meetings/rules/plan-sets.ts'
import { RestSelect } from '#src/ui/forms/RestSelect.tsx'

import type { PlanExercise } from '../plan-draft.ts'
import { COLUMNS, SetRow } from './SetRow.tsx'
import { UnitToggle } from './UnitToggle.tsx'

import classes from './ExerciseEditor.module.css'

interface PlanSetsProps {
  exercise: PlanExercise
  /** What the client lifted last time, set by set, if it is known. */
  lifted: readonly Lifted[]
  /** Whether it is the last exercise of the plan. */
  last: boolean
  onChange: (key: string, change: (exercise: PlanExercise) => PlanExercise) => void
  onRemoveSet: (key: string, set: DraftSet, at: number) => void
}

/** The units, the rest and the sets of an exercise; not rendered when the exercise is moved. */
export const PlanSets = memo(function PlanSets({
  exercise,
  lifted,
  last,
  onChange,
  onRemoveSet,
}: PlanSetsProps): ReactNode {
  const rows = useRef<HTMLOListElement>(null)
  const { key, sets, timed } = exercise

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
    <>
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
      {/* Hidden from screen readers: each input has its own accessible name. */}
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
            lifted={lifted[at]}
            last={last && at === sets.length - 1}
            onChange={changeSet}
            onRemove={sets.length > 1 ? removeSet : null}
          />
        ))}
      </ol>
    </>
  )
})
