import type { ReactNode } from 'react'

import classes from './FoundCount.module.css'

/**
 * The number of search results, announced while the person types. Not a Mantine component, because
 * it is rendered at each keystroke.
 */
export function FoundCount({ children }: { children: ReactNode }): ReactNode {
  return (
    <p role="status" className={classes['count']}>
      {children}
    </p>
  )
}
