import type { CSSProperties, ReactNode } from 'react'

import classes from './SkeletonBlock.module.css'

/** A grey placeholder for what is loading. Sizes are CSS lengths. */
export function SkeletonBlock({
  width = '100%',
  height,
}: {
  width?: CSSProperties['width']
  height: CSSProperties['height']
}): ReactNode {
  return <span className={classes['block']} style={{ width, height }} aria-hidden />
}
