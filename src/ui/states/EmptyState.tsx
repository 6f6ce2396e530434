import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

import classes from './states.module.css'

/** Shown while there is nothing yet: what the place is for, and the next step. */
export function EmptyState({
  icon,
  title,
  order = 3,
  text,
  action,
}: {
  icon?: ReactNode
  title: string
  /** Level of the heading: 2 if it is the whole screen. */
  order?: 2 | 3
  text?: string
  action?: ReactNode
}): ReactNode {
  return (
    <div className={classes['state']}>
      {icon && <div className={classes['icon']}>{icon}</div>}
      <Title order={order}>{title}</Title>
      {text && <Text c="dimmed">{text}</Text>}
      {action}
    </div>
  )
}
