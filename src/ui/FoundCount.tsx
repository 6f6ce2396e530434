import type { ReactNode } from 'react'

import classes from './FoundCount.module.css'

/** How many a search has found, told as it is typed. No component of the library's: each key draws it. */
export function FoundCount({ children }: { children: ReactNode }): ReactNode {
  return (
    <p role="status" className={classes['count']}>
      {children}
    </p>
  )
}
