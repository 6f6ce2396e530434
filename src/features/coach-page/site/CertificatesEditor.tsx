import { Button, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

import { certificateDeletionMutation } from '#src/features/coach-page/api.ts'
import { CertificatePicture } from '#src/features/coach-page/CertificatePicture.tsx'
import { monthText, newestFirst } from '#src/features/coach-page/experience.ts'
import { Card } from '#src/ui/Card.tsx'

import { newCertificate } from '../site-draft.ts'
import { CertificateFields } from './CertificateFields.tsx'
import { DeleteButton } from './DeleteButton.tsx'
import type { SiteEditing } from './use-site-editor.ts'

import list from '#src/features/coach-page/CertificateList.module.css'
import classes from './Site.module.css'

/** Certificates: existing ones can be deleted, new ones are saved with the rest. */
export function CertificatesEditor({ editing }: { editing: SiteEditing }): ReactNode {
  const { form, info, pictures, setPicture } = editing
  const { certificates } = form.values
  return (
    <Card as="section" aria-labelledby="certificates" className={classes['section']}>
      <Title order={2} id="certificates">
        Сертифікати
      </Title>
      {info.certifications.length > 0 && (
        <ul className={list['list']}>
          {newestFirst(info.certifications).map((certificate) => (
            <li key={certificate.id} className={list['certificate']} data-editing>
              <CertificatePicture certificate={certificate} />
              <div>
                <Text component="div" fw={600}>
                  {certificate.name}
                </Text>
                <Text c="dimmed" size="sm">
                  {certificate.authored_by}, {monthText(certificate.date)}
                </Text>
              </div>
              <DeleteButton
                label={`Видалити сертифікат: ${certificate.name}`}
                question={`Видалити сертифікат «${certificate.name}»?`}
                deletion={certificateDeletionMutation}
                id={certificate.id}
              />
            </li>
          ))}
        </ul>
      )}
      {certificates.length > 0 && (
        <ul className={classes['rows']} aria-label="Нові сертифікати">
          {certificates.map((row, at) => (
            <CertificateFields
              key={row.key}
              row={row}
              input={(field) => form.getInputProps(`certificates.${at}.${field}`)}
              picture={pictures.get(row.key) ?? null}
              failure={form.errors[row.key]}
              onPicture={(picture) => setPicture(row.key, picture)}
              onRemove={() => form.removeListItem('certificates', at)}
            />
          ))}
        </ul>
      )}
      <Button
        variant="default"
        onClick={() => form.insertListItem('certificates', newCertificate())}
      >
        + Додати сертифікат
      </Button>
    </Card>
  )
}
