import { VisuallyHidden } from '@mantine/core'
import type { ReactNode, CSSProperties } from 'react'

import '@mantine/core/styles/VisuallyHidden.css'
import classes from './Screen.module.css'
import skeleton from './SkeletonBlock.module.css'

/** How long to wait for a screen before its skeleton is shown (docs/look.md «States»), in ms. */
export const SKELETON_AFTER_MS = 150

/** The shape of a screen while it loads; `children` are the screen's own blocks. */
export function LoadingScreen({ children }: { children?: ReactNode }): ReactNode {
  return (
    <div className={classes['screen']} aria-busy>
      <VisuallyHidden role="status">Завантаження...</VisuallyHidden>
      <div className={classes['header']}>
        <SkeletonBlock width="11rem" height="1.75rem" />
      </div>
      {children ?? (
        <>
          <SkeletonBlock height="6rem" />
          <SkeletonBlock height="6rem" />
          <SkeletonBlock height="6rem" />
        </>
      )}
    </div>
  )
}

/** A grey placeholder for what is loading. Sizes are CSS lengths. */
export function SkeletonBlock({
  width = '100%',
  height,
}: {
  width?: CSSProperties['width']
  height: CSSProperties['height']
}): ReactNode {
  return <span className={skeleton['block']} style={{ width, height }} aria-hidden />
}
