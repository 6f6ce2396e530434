import { IconTrash } from '@tabler/icons-react'
import { memo, type ReactNode, useState } from 'react'

import type { DraftSet, SetField } from '#src/domain/sets.ts'
import {
  type Lifted,
  liftedText,
  placeholderOf,
  fieldName,
} from '#src/features/meetings/rules/plan-sets.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { DigitField } from '#src/ui/numbers/DigitField.tsx'

import { SetTick } from './SetTicks.tsx'

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

interface SetRowProps {
  set: DraftSet
  /** The set's `rowKey`. */
  row: string
  number: number
  timed: boolean
  /** What the client lifted in this set last time; undefined while it is not known. */
  lifted: Lifted | undefined
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
  lifted,
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
                placeholder={placeholderOf(field, timed, lifted, first)}
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
      <span className={classes['lifted']}>{lifted && `Минулого разу: ${liftedText(lifted)}`}</span>
    </li>
  )
})
