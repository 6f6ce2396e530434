import type { ReactNode } from 'react'

import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'

import classes from './CoachPage.module.css'

/** The shape of a coach's public page while it loads. */
export function CoachPageSkeleton(): ReactNode {
  return (
    <div className={classes['page']} aria-busy>
      <div className={classes['profile']}>
        <p role="status" className={classes['loading']}>
          Завантаження даних тренера…
        </p>
        <SkeletonBlock height="18rem" />
      </div>
      <div className={classes['booking']}>
        <SkeletonBlock height="24rem" />
      </div>
      <div className={classes['sections']}>
        <SkeletonBlock height="10rem" />
        <SkeletonBlock height="7rem" />
      </div>
    </div>
  )
}
