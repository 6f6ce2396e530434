import { TextInput } from '@mantine/core'
import type { GetInputPropsOptions, GetInputPropsReturnType } from '@mantine/form'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { experienceDeletionMutation } from '#src/features/coach-page/api.ts'
import { DateField } from '#src/ui/dates/DateField.tsx'
import { FailureText } from '#src/ui/FailureText.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'

import type { ExperienceRow } from '../experience-row.ts'
import { DeleteButton } from './DeleteButton.tsx'

import classes from './Site.module.css'

interface ExperienceFieldsProps {
  row: ExperienceRow
  /** The form's `getInputProps` of one field of the row. */
  input: (field: keyof ExperienceRow, options?: GetInputPropsOptions) => GetInputPropsReturnType
  /** Whether it is saved on the server. */
  isSaved: boolean
  failure: ReactNode
  onRemove: () => void
  /** Called once the server has deleted it, even after the screen was left. */
  onDeleted: () => void
}

/** One experience in edit mode. It is saved once all its fields are filled (product §5). */
export function ExperienceFields({
  row,
  input,
  isSaved,
  failure,
  onRemove,
  onDeleted,
}: ExperienceFieldsProps): ReactNode {
  const label = `Видалити досвід: ${row.about || 'новий'}`
  return (
    <li className={classes['row']}>
      <div className={classes['rowHead']}>
        <TextInput {...input('about')} label="Ким і де" className={classes['grow'] ?? ''} />
        {row.id !== null && isSaved ? (
          <DeleteButton
            label={label}
            question="Видалити цей досвід роботи?"
            deletion={experienceDeletionMutation}
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
        <DateField label="Початок" value={row.start_date} onChange={input('start_date').onChange} />
        <DateField
          // An invalid text does not stay in a field that is no longer required.
          key={String(row.current)}
          label="Завершення"
          disabled={row.current}
          value={row.current ? '' : row.end_date}
          onChange={input('end_date').onChange}
        />
      </div>
      <label className={classes['check']}>
        <input {...input('current', { type: 'checkbox' })} type="checkbox" />
        Працюю досі
      </label>
      <FailureText boxed>{failure}</FailureText>
    </li>
  )
}
