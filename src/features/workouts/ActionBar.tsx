import type { ReactNode } from 'react'

import classes from './ActionBar.module.css'

/** The screen's actions, always in reach: they stay at the window's foot while the rest scrolls. */
export function ActionBar({
  note,
  children,
}: {
  note?: ReactNode
  children: ReactNode
}): ReactNode {
  return (
    <div className={classes['bar']}>
      {note}
      <div className={classes['actions']}>{children}</div>
    </div>
  )
}
