import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

import type { User } from '#src/api/reads.ts'
import { fullName } from '#src/domain/names.ts'
import { Card } from '#src/ui/Card.tsx'
import { UserAvatar } from '#src/ui/pictures/Avatar.tsx'

import { infoOf, statusText } from './coach-info.ts'

import classes from './CoachProfile.module.css'

interface CoachProfileProps {
  coach: User
  /** 1 if the coach's name is the heading of the page. */
  order: 1 | 2
  /** Shown in place of a missing bio. */
  noBio: string
  /** Shown below the name. */
  underName?: ReactNode
  /** The visitor's next step. */
  action?: ReactNode
}

/** The coach's name, avatar, status, tags and bio. */
export function CoachProfile({
  coach,
  order,
  noBio,
  underName,
  action,
}: CoachProfileProps): ReactNode {
  const { bio, training_tags } = infoOf(coach)
  return (
    <Card as="section" aria-labelledby="coach-name" className={classes['profile']}>
      <div className={classes['head']}>
        <div className={classes['avatar']}>
          <UserAvatar user={coach} size={96} />
        </div>
        <div className={classes['who']}>
          <Title order={order} id="coach-name" tabIndex={-1} className={classes['name'] ?? ''}>
            {fullName(coach)}
          </Title>
          <p className={classes['status']}>{statusText(coach)}</p>
          {underName}
        </div>
      </div>
      <div className={classes['body']}>
        {training_tags.length > 0 && (
          <ul className={classes['tags']} aria-label="Напрями">
            {training_tags.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        )}
        <Text className={classes['bio'] ?? ''} {...(!bio && { c: 'dimmed' })}>
          {bio || noBio}
        </Text>
        {action}
      </div>
    </Card>
  )
}
