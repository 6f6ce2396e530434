import { IconCertificate } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { certificationImageOptions } from '#src/api/reads.ts'
import { useNearViewport } from '#src/ui/hooks/use-near-viewport.ts'
import { useBrokenPicture, useImage } from '#src/ui/pictures/use-picture.ts'

import type { Certification } from './coach-info.ts'

import classes from './CertificateList.module.css'

/**
 * The picture of a certificate, requested when it is near the visible part of the page; an icon
 * while there is none.
 */
export function CertificatePicture({
  certificate: { id, image },
}: {
  certificate: Pick<Certification, 'id' | 'image'>
}): ReactNode {
  const [ref, near] = useNearViewport()
  const src = useImage({ ...certificationImageOptions(id), enabled: near && image !== null })
  const { isBroken, watched } = useBrokenPicture(src)
  return (
    <span ref={ref} className={classes['picture']} aria-hidden>
      {src && !isBroken ? (
        <img src={src} alt="" {...watched} />
      ) : (
        <IconCertificate size={32} stroke={1.5} aria-hidden />
      )}
    </span>
  )
}
