import { Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import classes from './ActionBar.module.css'

/**
 * The screen's actions, always in reach: they stay at the bottom of the window while the rest
 * scrolls.
 */
export function ActionBar({
  failure = null,
  note,
  children,
}: {
  /** Why the last save failed. */
  failure?: string | null
  note?: ReactNode
  /** Buttons; the one that saves is last. */
  children: ReactNode
}): ReactNode {
  return (
    <div className={classes['bar']}>
      {failure !== null && (
        <Text role="alert" className={classes['failure'] ?? ''}>
          <IconAlertTriangle size={20} aria-hidden />
          {failure}
        </Text>
      )}
      {note}
      <div className={classes['actions']}>{children}</div>
    </div>
  )
}
