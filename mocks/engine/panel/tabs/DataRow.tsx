import { Button, Textarea, TextInput } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'

import { fieldText, fieldValue } from '../../control/field-text.ts'
import type { PlainRow } from '../../control/masked-row.ts'
import { HeldButton } from '../parts/HeldButton.tsx'

import controls from '../parts/controls.module.css'
import lines from '../parts/lines.module.css'
import classes from './DataRow.module.css'

interface DataRowProps {
  row: PlainRow
  /** Parses the typed text and calls back with the value; throws if it is invalid. */
  onChange: (change: () => PlainRow, done: () => void) => Promise<void>
  onDelete: () => Promise<void>
  /** If the row is a person. */
  onSignIn?: () => Promise<void>
}

/** A longer text is edited in a multi-line field. */
const LINE = 40

/** A short name of a row: its first values. */
function nameOf(row: PlainRow): string {
  const words = Object.entries(row)
    .filter(([name, value]) => !/(^|_)id$/.test(name) && typeof value !== 'object' && value !== '')
    .map(([, value]) => fieldText(value))
  return words.slice(0, 4).join(' · ').slice(0, 100) || fieldText(row['id'])
}

/** One row: a line, and below it its editable fields. */
export function DataRow({ row, onChange, onDelete, onSignIn }: DataRowProps): ReactNode {
  const [open, setOpen] = useState(false)
  // Only the edited fields: the others may have changed elsewhere meanwhile.
  const [typed, setTyped] = useState<Record<string, string>>({})
  const id = useId()
  const changed = Object.entries(typed).filter(([name, text]) => text !== fieldText(row[name]))
  const change = (): PlainRow => {
    const fields = changed.map(([name, text]) => [name, fieldValue(text, row[name])])
    return Object.fromEntries(fields)
  }
  return (
    <li>
      <div className={classes['head']}>
        <button
          type="button"
          className={lines['line']}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span className={lines['name']}>{nameOf(row)}</span>
        </button>
        {onSignIn && (
          <Button aria-label={`Увійти як ${nameOf(row)}`} onClick={() => void onSignIn()}>
            Увійти як
          </Button>
        )}
      </div>
      {open && (
        <form
          id={id}
          className={lines['details']}
          onSubmit={(event) => {
            event.preventDefault()
            void onChange(change, () => setTyped({}))
          }}
        >
          <div className={classes['fields']}>
            {Object.entries(row).map(([name, value]) => {
              const text = fieldText(value)
              // Depends on the saved value, not on the typed text: a control that is replaced while
              // somebody types loses the focus.
              const isWide = text.length > LINE || (typeof value === 'object' && value !== null)
              const field = {
                label: name,
                value: typed[name] ?? text,
                readOnly: name === 'id',
                onChange: (event: { currentTarget: { value: string } }) =>
                  setTyped({ ...typed, [name]: event.currentTarget.value }),
              }
              return isWide ? (
                <Textarea key={name} className={classes['wide'] ?? ''} rows={3} {...field} />
              ) : (
                <TextInput key={name} {...field} />
              )
            })}
          </div>
          <div className={controls['choices']}>
            <HeldButton disabled={changed.length === 0}>Зберегти рядок</HeldButton>
            <Button onClick={() => void onDelete()}>Видалити рядок</Button>
          </div>
        </form>
      )}
    </li>
  )
}
