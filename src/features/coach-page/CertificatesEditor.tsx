import { Button, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

import { Card } from '#src/ui/Card.tsx'

import { certificateDeletion } from './api.ts'
import { CertificateFields } from './CertificateFields.tsx'
import { CertificatePicture } from './CertificatePicture.tsx'
import { DeleteButton } from './DeleteButton.tsx'
import { type CertificateRow, withCertificate } from './draft.ts'
import { monthText } from './period.ts'
import type { SiteEditing } from './use-site-editor.ts'

import list from './CertificateList.module.css'
import classes from './Site.module.css'

/** Certificates: those there are can be deleted, new ones are saved with the rest. */
export function CertificatesEditor({ editing }: { editing: SiteEditing }): ReactNode {
  const { draft, info, change, pictures, setPicture, failureOf } = editing
  const put = (row: CertificateRow): void =>
    change((last) => ({
      ...last,
      certificates: last.certificates.map((one) => (one.key === row.key ? row : one)),
    }))
  const remove = (key: string): void =>
    change((last) => ({
      ...last,
      certificates: last.certificates.filter((one) => one.key !== key),
    }))
  return (
    <Card as="section" aria-labelledby="certificates" className={classes['section']}>
      <Title order={2} id="certificates">
        Сертифікати
      </Title>
      {info.certifications.length > 0 && (
        <ul className={list['list']}>
          {info.certifications.map((certificate) => (
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
                deletion={certificateDeletion}
                id={certificate.id}
              />
            </li>
          ))}
        </ul>
      )}
      {draft.certificates.length > 0 && (
        <ul className={classes['rows']} aria-label="Нові сертифікати">
          {draft.certificates.map((row) => (
            <CertificateFields
              key={row.key}
              row={row}
              picture={pictures.get(row.key) ?? null}
              failure={failureOf(row.key)}
              onChange={put}
              onPicture={(picture) => setPicture(row.key, picture)}
              onRemove={() => remove(row.key)}
            />
          ))}
        </ul>
      )}
      <Button variant="default" onClick={() => change(withCertificate)}>
        + Додати сертифікат
      </Button>
    </Card>
  )
}
