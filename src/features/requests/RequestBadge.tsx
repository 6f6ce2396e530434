import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'

import { unansweredRequests } from '#src/features/requests/rules/request-queue.ts'

import { useRequests } from './use-requests.ts'

import classes from './RequestBadge.module.css'

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
