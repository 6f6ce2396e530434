import { VisuallyHidden } from '@mantine/core'
import type { ReactNode, CSSProperties } from 'react'

import '@mantine/core/styles/VisuallyHidden.css'
import classes from './Screen.module.css'
import skeleton from './SkeletonBlock.module.css'

/** How long to wait for a screen before its skeleton is shown (docs/look.md «States»), in ms. */
export const SKELETON_AFTER_MS = 150

const THREE = ['6rem', '6rem', '6rem']

/** The shape of a screen while it loads: blocks of these heights, or the screen's own. */
export function LoadingScreen({
  height = THREE,
  children,
}: {
  height?: readonly string[]
  children?: ReactNode
}): ReactNode {
  return (
    <div className={classes['screen']} aria-busy>
      <VisuallyHidden role="status">Завантаження...</VisuallyHidden>
      <div className={classes['header']}>
        <SkeletonBlock width="11rem" height="1.75rem" />
      </div>
      {children ?? <SkeletonBlock height={height} />}
    </div>
  )
}

/** A grey placeholder for what is loading, or several. Sizes are CSS lengths. */
export function SkeletonBlock({
  width,
  height,
}: {
  width?: CSSProperties['width']
  height: string | readonly string[]
}): ReactNode {
  return [...[height].flat().entries()].map(([at, one]) => (
    <span key={at} className={skeleton['block']} style={{ width, height: one }} aria-hidden />
  ))
}
