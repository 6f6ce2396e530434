import type { ReactNode } from 'react'

import classes from './FoundCount.module.css'

/** How many a search has found, announced while one types. Not a Mantine component: each key renders it. */
export function FoundCount({ children }: { children: ReactNode }): ReactNode {
  return (
    <p role="status" className={classes['count']}>
      {children}
    </p>
  )
}
