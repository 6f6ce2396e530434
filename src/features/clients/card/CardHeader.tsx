import { Title } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import type { User } from '#src/api/reads.ts'
import { fullName } from '#src/domain/names.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { activityText, isActive } from '#src/features/clients/activity.ts'
import { UserAvatar } from '#src/ui/pictures/Avatar.tsx'

import classes from './CardHeader.module.css'

/** The head of a client's card. */
export function CardHeader({
  client,
  forCoach = false,
  action,
}: {
  client: User
  /** The coach also sees whether the client is active, and can call them. */
  forCoach?: boolean
  action?: ReactNode
}): ReactNode {
  const { phone, status } = client
  return (
    <div className={classes['header']}>
      <UserAvatar user={client} size={72} />
      <div className={classes['who']}>
        <Title order={2} className={classes['name'] ?? ''}>
          {fullName(client)}
        </Title>
        {forCoach && phone !== null && (
          <a href={`tel:${phone}`} className={classes['phone']}>
            <IconPhone size={18} aria-hidden />
            {formatPhone(phone)}
          </a>
        )}
        {forCoach && (
          <p className={classes['activity']} data-active={isActive(client)}>
            {activityText(client)}
            {status !== '' && ` — ${status}`}
          </p>
        )}
        {!forCoach && phone !== null && <p className={classes['activity']}>{formatPhone(phone)}</p>}
      </div>
      {action}
    </div>
  )
}
