import { Text } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'

import { lazyPart } from '#src/ui/lazy-part.tsx'

import { CertificatePicture } from './CertificatePicture.tsx'
import type { Certification } from './coach-info.ts'
import { monthText, newestFirst } from './experience.ts'

import classes from './CertificateList.module.css'

const CertificateDialog = lazyPart(() =>
  import('./CertificateDialog.tsx').then((module) => module.CertificateDialog),
)

/**
 * Certificates with their pictures, the latest first; a picture can be enlarged to the size of the
 * window.
 */
export function CertificateList({
  certificates,
}: {
  certificates: readonly Certification[]
}): ReactNode {
  const [shown, setShown] = useState<{ certificate: Certification; opened: boolean } | null>(null)
  return (
    <>
      <ul className={classes['list']}>
        {newestFirst(certificates).map((certificate) => (
          <li key={certificate.id} className={classes['certificate']}>
            <button
              type="button"
              className={classes['open']}
              aria-label={`Відкрити сертифікат: ${certificate.name}`}
              onClick={() => setShown({ certificate, opened: true })}
            >
              <CertificatePicture certificate={certificate} />
            </button>
            <div>
              <Text component="div" fw={600}>
                {certificate.name}
              </Text>
              <Text c="dimmed" size="sm">
                {certificate.authored_by}, {monthText(certificate.date)}
              </Text>
            </div>
          </li>
        ))}
      </ul>
      {shown && (
        <Suspense>
          <CertificateDialog
            {...shown}
            onClose={() => setShown({ certificate: shown.certificate, opened: false })}
          />
        </Suspense>
      )}
    </>
  )
}
