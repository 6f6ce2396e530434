import { Text } from '@mantine/core'
import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import type { ReactNode } from 'react'

import { Dialog } from '#src/ui/overlays/Dialog.tsx'

interface PageCodeProps {
  opened: boolean
  url: string
  onClose: () => void
}

/** The room that cameras need around a code, in its squares. */
const QUIET = 4

/**
 * The link to a coach's page as a QR code, for whoever stands beside the coach. It is dark on light in
 * both schemes, because not every camera reads the other.
 */
export function PageCode({ opened, url, onClose }: PageCodeProps): ReactNode {
  const code = generate(url)
  const area = { x: -QUIET, y: -QUIET, width: code.size + 2 * QUIET, height: code.size + 2 * QUIET }
  return (
    <Dialog opened={opened} onClose={onClose} title="QR-код сторінки">
      <svg
        role="img"
        aria-label={`QR-код: ${url}`}
        viewBox={Object.values(area).join(' ')}
        shapeRendering="crispEdges"
      >
        <rect {...area} fill="#fff" />
        <path d={toSvgPath(code)} fill="#000" />
      </svg>
      <Text ta="center" fw={600}>
        {url}
      </Text>
    </Dialog>
  )
}
