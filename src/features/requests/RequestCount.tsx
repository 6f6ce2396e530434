import { Button, Text, VisuallyHidden } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import type { ReactNode } from 'react'

import { meOptions } from '#src/api/reads.ts'
import { unansweredRequests } from '#src/features/requests/rules/requests.ts'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { requestListAtom } from '#src/ui/overlays/overlay-atoms.ts'

import { useRequests } from './use-requests.ts'

import classes from './RequestCount.module.css'

/** How many requests have no answer yet; nothing if there are none. */
export function RequestBadge({ coachId }: { coachId: string }): ReactNode {
  const count = unansweredRequests(useRequests(coachId).queue).length
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
  const { data: me } = useSuspenseQuery(meOptions())
  const openList = useSetAtom(requestListAtom)
  const { queue, status } = useRequests(me.id)
  const count = unansweredRequests(queue).length
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
    <Text c="dimmed" className={classes['none']}>
      {status === 'success' && 'Запитів немає'}
    </Text>
  )
}
