import { IconCheck, IconTrash, IconX } from '@tabler/icons-react'
import { createContext, memo, type ReactNode, use, useState } from 'react'

import type { DraftSet, SetField } from '#src/domain/sets.ts'
import {
  type SetNumbers,
  numbersText,
  placeholderOf,
  fieldName,
} from '#src/features/meetings/rules/plan-sets.ts'
import { useSecondsLeft } from '#src/ui/dates/use-clock.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { DigitField } from '#src/ui/numbers/DigitField.tsx'

import type { PlanEditor } from './use-plan-editor.ts'

import classes from './ExerciseEditor.module.css'

interface Column {
  /** The two parts of the input's name (product §2), which is the same for both of its fields. */
  title: readonly [string, string]
  withWeight: { field: SetField; unit: string }
  timed: { field: SetField; unit: string }
  /** The value of an input that is left empty (product §5). */
  emptyValue: '0' | '1'
}

/** The two inputs of a set: 'Кг/Хв' and 'Повтори/С'. */
export const COLUMNS: readonly Column[] = [
  {
    title: ['Кг', 'Хв'],
    withWeight: { field: 'weight', unit: 'кг' },
    timed: { field: 'minutes', unit: 'хв' },
    emptyValue: '0',
  },
  {
    title: ['Повтори', 'С'],
    withWeight: { field: 'reps', unit: 'повтори' },
    timed: { field: 'seconds', unit: 'с' },
    emptyValue: '1',
  },
]

/** The ticks. Only the buttons of the sets read them, so that a tick renders nothing else. */
export const SetTicks = createContext<Pick<PlanEditor['ticks'], 'isDone' | 'toggle'>>({
  isDone: () => false,
  toggle: () => {},
})

interface SetRowProps {
  set: DraftSet
  /** The set's `rowKey`. */
  row: string
  number: number
  timed: boolean
  /** What the client lifted in this set last time; undefined while it is not known. */
  lastTime: SetNumbers | undefined
  /** Whether it is the last row of the plan. */
  last: boolean
  onChange: (set: DraftSet) => void
  /** `at` is the index of the set. Null for the only set. */
  onRemove: ((set: DraftSet, at: number) => void) | null
}

/**
 * A set: its number, which ticks it off, its two inputs, and the numbers of the last time. Typing
 * in one set does not render the others.
 */
export const SetRow = memo(function SetRow({
  set,
  row,
  number,
  timed,
  lastTime,
  last,
  onChange,
  onRemove,
}: SetRowProps): ReactNode {
  const [first] = useState(set)
  return (
    <li className={classes['row']}>
      <SetTick row={row} number={number} rest={set.rest} />
      <div className={classes['inputs']}>
        {COLUMNS.map(({ title, emptyValue, ...column }, at) => {
          const { field, unit } = timed ? column.timed : column.withWeight
          return (
            <div key={field} className={classes['input']}>
              <DigitField
                // Each field has its own key, so that typed text stays in its field.
                label={`${title.join('/')}, сет ${number}: ${unit}`}
                name={fieldName(row, field)}
                value={set[field]}
                placeholder={placeholderOf(field, timed, lastTime, first)}
                emptyValue={emptyValue}
                last={last && at === COLUMNS.length - 1}
                onChange={(value) => onChange({ ...set, [field]: value })}
              />
              {/* Shown where the columns have no headings. The input has its own label. */}
              <span className={classes['unit']} aria-hidden>
                {unit}
              </span>
            </div>
          )
        })}
      </div>
      <IconButton
        label={`Видалити сет ${number}`}
        className={classes['remove'] ?? ''}
        size={32}
        disabled={!onRemove}
        onClick={() => onRemove?.(set, number - 1)}
      >
        <IconTrash size={18} aria-hidden />
      </IconButton>
      <span className={classes['lifted']}>
        {lastTime && `Минулого разу: ${numbersText(lastTime)}`}
      </span>
    </li>
  )
})

/** A set's number, a button that ticks it off as done. */
export function SetTick({
  row,
  number,
  rest,
}: {
  /** The set's `rowKey`. */
  row: string
  number: number
  /** Seconds. */
  rest: number
}): ReactNode {
  const { isDone, toggle } = use(SetTicks)
  const done = isDone(row)
  return (
    <button
      type="button"
      className={classes['tick']}
      aria-label={`Сет ${number} виконано`}
      aria-pressed={done}
      onClick={() => toggle(row, rest)}
    >
      {done ? <IconCheck size={20} stroke={2.5} aria-hidden /> : number}
    </button>
  )
}

/**
 * The countdown of the rest after a set. A rest that ended before the screen was opened is not
 * shown.
 */
export function RestStrip({
  seconds,
  until,
  onClose,
}: {
  seconds: number
  /** When the rest ends, in ms. */
  until: number
  onClose: () => void
}): ReactNode {
  const left = useSecondsLeft(until)
  const [late] = useState(left === 0)
  if (late) return null
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <div className={classes['strip']}>
      {left > 0 && (
        <>
          <span role="timer">
            <span className={classes['word']}>Відпочинок</span>{' '}
            <b className={classes['time']}>{time}</b>
          </span>
          <progress className={classes['bar']} aria-label="Відпочинок" max={seconds} value={left} />
        </>
      )}
      <span role="status" className={classes['over']}>
        {left === 0 && 'Відпочинок закінчився'}
      </span>
      <IconButton label="Закрити відпочинок" onClick={onClose}>
        <IconX size={20} aria-hidden />
      </IconButton>
    </div>
  )
}
