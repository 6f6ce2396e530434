import { TextInput } from '@mantine/core'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { ReactNode } from 'react'

import { DateField } from '#src/ui/DateField.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'

import { experienceDeletion } from './api.ts'
import { DeleteButton } from './DeleteButton.tsx'
import type { ExperienceRow } from './draft.ts'

import classes from './Site.module.css'

interface ExperienceFieldsProps {
  row: ExperienceRow
  /** Whether the server has it. */
  isSaved: boolean
  failure: string | null
  onChange: (row: ExperienceRow) => void
  onRemove: () => void
  /** Called once the server has deleted it, even after the screen was left. */
  onDeleted: () => void
}

/** One experience while it is edited. It is saved once all of it is filled (spec §5). */
export function ExperienceFields({
  row,
  isSaved,
  failure,
  onChange,
  onRemove,
  onDeleted,
}: ExperienceFieldsProps): ReactNode {
  const label = `Видалити досвід: ${row.about || 'новий'}`
  return (
    <li className={classes['row']}>
      <div className={classes['rowHead']}>
        <TextInput
          label="Ким і де"
          className={classes['grow'] ?? ''}
          value={row.about}
          onChange={({ currentTarget }) => onChange({ ...row, about: currentTarget.value })}
        />
        {row.id !== null && isSaved ? (
          <DeleteButton
            label={label}
            question="Видалити цей досвід роботи?"
            deletion={experienceDeletion}
            id={row.id}
            onDeleted={onDeleted}
          />
        ) : (
          <IconButton label={label} onClick={onRemove}>
            <IconTrash size={20} aria-hidden />
          </IconButton>
        )}
      </div>
      <div className={classes['pair']}>
        <DateField
          label="Початок"
          value={row.start_date}
          onChange={(start_date) => onChange({ ...row, start_date })}
        />
        <DateField
          // What was typed wrong does not stay in a field that asks for nothing.
          key={String(row.current)}
          label="Завершення"
          disabled={row.current}
          value={row.current ? '' : row.end_date}
          onChange={(end_date) => onChange({ ...row, end_date })}
        />
      </div>
      <label className={classes['check']}>
        <input
          type="checkbox"
          checked={row.current}
          onChange={({ currentTarget }) => onChange({ ...row, current: currentTarget.checked })}
        />
        Працюю досі
      </label>
      {failure && (
        <p role="alert" className={classes['failure']}>
          {failure}
        </p>
      )}
    </li>
  )
}
