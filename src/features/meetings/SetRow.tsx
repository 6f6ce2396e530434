import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { ReactNode } from 'react'

import type { DraftSet, SetField } from '#src/domain/sets.ts'
import { DigitField } from '#src/ui/DigitField.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'

import classes from './ExerciseEditor.module.css'

interface Column {
  /** As product §2 names the input, whichever of its two fields it holds. */
  title: readonly [string, string]
  weighed: { field: SetField; unit: string }
  timed: { field: SetField; unit: string }
  /** What it is when left empty (product §5). */
  emptyValue: '0' | '1'
}

/** The two inputs of a set: 'Кг/Хв' and 'Повтори/С'. */
export const COLUMNS: readonly Column[] = [
  {
    title: ['Кг', 'Хв'],
    weighed: { field: 'weight', unit: 'кг' },
    timed: { field: 'minutes', unit: 'хв' },
    emptyValue: '0',
  },
  {
    title: ['Повтори', 'С'],
    weighed: { field: 'reps', unit: 'повтори' },
    timed: { field: 'seconds', unit: 'с' },
    emptyValue: '1',
  },
]

/** A set: its number and its two inputs. */
export function SetRow({
  set,
  number,
  timed,
  onChange,
  onRemove,
}: {
  set: DraftSet
  number: number
  timed: boolean
  onChange: (set: DraftSet) => void
  /** null for the only set. */
  onRemove: (() => void) | null
}): ReactNode {
  return (
    <li className={classes['row']}>
      <span className={classes['number']}>{number}</span>
      {COLUMNS.map(({ title, emptyValue, ...column }) => {
        const { field, unit } = timed ? column.timed : column.weighed
        return (
          <DigitField
            // A field of its own for each: what is being typed belongs to one of them.
            key={field}
            label={`${title.join('/')}, сет ${number}: ${unit}`}
            value={set[field]}
            emptyValue={emptyValue}
            onChange={(value) => onChange({ ...set, [field]: value })}
          />
        )
      })}
      <IconButton
        label={`Видалити сет ${number}`}
        className={classes['remove'] ?? ''}
        size={36}
        disabled={!onRemove}
        onClick={() => onRemove?.()}
      >
        <IconTrash size={18} aria-hidden />
      </IconButton>
    </li>
  )
}
