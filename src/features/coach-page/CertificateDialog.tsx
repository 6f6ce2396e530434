import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

import { certificationImageOptions } from '#src/api/reads.ts'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { useImage } from '#src/ui/pictures/use-picture.ts'

import { type Certification, monthText } from './coach-info.ts'

import classes from './CoachProfile.module.css'

interface CertificateProps {
  certificate: Certification
  opened: boolean
  onClose: () => void
}

/** One certificate, enlarged. */
export function CertificateDialog({ certificate, opened, onClose }: CertificateProps): ReactNode {
  const src = useImage({
    ...certificationImageOptions(certificate.id),
    enabled: certificate.image !== null,
  })
  return (
    <Dialog opened={opened} onClose={onClose} title={certificate.name}>
      {src && (
        <img src={src} alt={`Сертифікат: ${certificate.name}`} className={classes['large']} />
      )}
      <Text c="dimmed">
        {certificate.authored_by}, {monthText(certificate.date)}
      </Text>
    </Dialog>
  )
}
