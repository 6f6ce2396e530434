import { TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { DateField } from '#src/ui/dates/DateField.tsx'
import { FailureText } from '#src/ui/FailureText.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { PictureField } from '#src/ui/pictures/PictureField.tsx'

import type { CertificateRow } from '../site-draft.ts'

import classes from './Site.module.css'

interface CertificateFieldsProps {
  row: CertificateRow
  /** The form's `getInputProps` of one field of the row. */
  input: (field: keyof CertificateRow) => GetInputPropsReturnType
  picture: Blob | null
  failure: ReactNode
  onPicture: (picture: Blob | null) => void
  onRemove: () => void
}

/** A new certificate. It is saved only with a picture (product §5). */
export function CertificateFields({
  row,
  input,
  picture,
  failure,
  onPicture,
  onRemove,
}: CertificateFieldsProps): ReactNode {
  return (
    <li className={classes['row']}>
      <div className={classes['rowHead']}>
        <TextInput {...input('name')} label="Назва" className={classes['grow'] ?? ''} />
        <IconButton label={`Прибрати сертифікат: ${row.name || 'новий'}`} onClick={onRemove}>
          <IconTrash size={20} aria-hidden />
        </IconButton>
      </div>
      <div className={classes['pair']}>
        <TextInput {...input('authored_by')} label="Ким виданий" />
        <DateField label="Дата" value={row.date} onChange={input('date').onChange} />
      </div>
      <PictureField label="Зображення сертифіката" picture={picture} onChange={onPicture} />
      <FailureText boxed>{failure}</FailureText>
    </li>
  )
}
