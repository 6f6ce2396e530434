import { TextInput } from '@mantine/core'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import type { ReactNode } from 'react'

import { DateField } from '#src/ui/DateField.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { PictureField } from '#src/ui/PictureField.tsx'

import type { CertificateRow } from './draft.ts'

import classes from './Site.module.css'

interface CertificateFieldsProps {
  row: CertificateRow
  picture: Blob | null
  failure: string | null
  onChange: (row: CertificateRow) => void
  onPicture: (picture: Blob | null) => void
  onRemove: () => void
}

/** One certificate to be added. It is saved only with a picture (spec §5). */
export function CertificateFields({
  row,
  picture,
  failure,
  onChange,
  onPicture,
  onRemove,
}: CertificateFieldsProps): ReactNode {
  return (
    <li className={classes['row']}>
      <div className={classes['rowHead']}>
        <TextInput
          label="Назва"
          className={classes['grow'] ?? ''}
          value={row.name}
          onChange={({ currentTarget }) => onChange({ ...row, name: currentTarget.value })}
        />
        <IconButton label={`Прибрати сертифікат: ${row.name || 'новий'}`} onClick={onRemove}>
          <IconTrash size={20} aria-hidden />
        </IconButton>
      </div>
      <div className={classes['pair']}>
        <TextInput
          label="Ким виданий"
          value={row.authored_by}
          onChange={({ currentTarget }) => onChange({ ...row, authored_by: currentTarget.value })}
        />
        <DateField label="Дата" value={row.date} onChange={(date) => onChange({ ...row, date })} />
      </div>
      <PictureField label="Зображення сертифіката" picture={picture} onChange={onPicture} />
      {failure && (
        <p role="alert" className={classes['failure']}>
          {failure}
        </p>
      )}
    </li>
  )
}
