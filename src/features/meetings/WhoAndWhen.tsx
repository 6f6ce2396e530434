import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

import { type Session, useClient } from '#src/api/reads.ts'
import { clientName } from '#src/domain/names.ts'
import { dayText, timeRange } from '#src/domain/time/date-text.ts'
import { UserAvatar } from '#src/ui/pictures/Avatar.tsx'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'

import classes from './WhoAndWhen.module.css'

/** Day, time and status of a session, and for the coach its client. */
export function WhoAndWhen({
  session,
  withClient,
}: {
  session: Session
  withClient: boolean
}): ReactNode {
  const { status, time_slot } = session
  const client = useClient(session, withClient)
  return (
    <div className={classes['row']}>
      {withClient && <UserAvatar user={client} size={48} />}
      <div className={classes['words']}>
        {withClient && <Text fw={600}>{clientName(client)}</Text>}
        <Text {...(withClient && { c: 'dimmed' })}>
          {dayText(time_slot.date)},{' '}
          <span className={classes['time']}>
            {timeRange(time_slot.start_time, time_slot.end_time)}
          </span>
        </Text>
      </div>
      <StatusBadge status={status} />
    </div>
  )
}
