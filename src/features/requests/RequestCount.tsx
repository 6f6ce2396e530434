import { Button, Text, VisuallyHidden } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'

import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { requestListAtom } from '#src/ui/overlays/overlay-atoms.ts'

import { useRequests } from './requests.ts'

import classes from './RequestCount.module.css'

/** How many requests have no answer yet; nothing if there are none. */
export function RequestBadge(): ReactNode {
  const count = useRequests().requests.length
  if (count === 0) return null
  return (
    <span className={classes['badge']}>
      <VisuallyHidden>Запити: </VisuallyHidden>
      {count}
    </span>
  )
}

/**
 * Opens the list of all requests, and shows their number. Without requests a text of the same
 * height is shown.
 */
export function RequestsButton(): ReactNode {
  const openList = useSetAtom(requestListAtom)
  const { requests, status } = useRequests()
  const count = requests.length
  if (count > 0)
    return (
      <Button
        fullWidth
        variant="default"
        aria-haspopup="dialog"
        leftSection={<IconBell size={20} aria-hidden />}
        onClick={() => openList(true)}
      >
        Запити: {count}
      </Button>
    )
  if (status === 'pending') return <SkeletonBlock height="2.75rem" />
  return (
    <Text c="dimmed" mih="2.75rem" className="u-center">
      {status === 'success' && 'Запитів немає'}
    </Text>
  )
}
