import { Text } from '@mantine/core'
import { IconCalendarEvent, IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import { useClient } from '#src/api/reads.ts'
import { clientName } from '#src/domain/names.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { dayText } from '#src/domain/time/date-text.ts'
import type { BookingRequest } from '#src/features/requests/rules/request-queue.ts'
import { UserAvatar } from '#src/ui/pictures/Avatar.tsx'

import { RequestDeadline } from './RequestDeadline.tsx'

import classes from './RequestFacts.module.css'

interface RequestFactsProps {
  request: BookingRequest
  /** In ms. */
  now: number
  /** Id for the element with the client's name. */
  who: string
  /** Shown beside the name. */
  children?: ReactNode
}

/** The client, the time, and until when it can be confirmed. */
export function RequestFacts({ request, now, who, children }: RequestFactsProps): ReactNode {
  const { date, time } = request
  const client = useClient(request)
  return (
    <>
      <div className={classes['person']}>
        <UserAvatar user={client} size={40} />
        <div className={classes['who']}>
          <Text id={who} fw={700} lineClamp={2}>
            {clientName(client)}
          </Text>
          {client?.phone && (
            <a href={`tel:${client.phone}`} className={classes['phone']}>
              <IconPhone size={16} aria-hidden />
              {formatPhone(client.phone)}
            </a>
          )}
        </div>
        {children}
      </div>
      <div className={classes['when']}>
        <IconCalendarEvent size={20} aria-hidden />
        <div>
          <Text>
            {dayText(date)}, <strong>{time}</strong>
          </Text>
          <RequestDeadline request={request} now={now} />
        </div>
      </div>
    </>
  )
}
