import type { ReactNode } from 'react'

import classes from './BrandMark.module.css'

/** The pulse line on ink. */
export function BrandMark({ size = 32 }: { size?: number }): ReactNode {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden>
      <rect width="32" height="32" rx="9" className={classes['plate']} />
      <path d="M5 17h5l3-8 5 15 4-10 1.5 3H27" className={classes['line']} />
    </svg>
  )
}
