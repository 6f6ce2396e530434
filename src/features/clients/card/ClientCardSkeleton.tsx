import type { ReactNode } from 'react'

import { LoadingScreen, SkeletonBlock } from '#src/ui/LoadingScreen.tsx'

import classes from './ClientCard.module.css'

/** The shape of the card while the client loads. */
export function ClientCardSkeleton(): ReactNode {
  return (
    <LoadingScreen>
      <SkeletonBlock height="4.5rem" width="min(22rem, 100%)" />
      <div className={classes['columns']}>
        <div className={classes['aside']}>
          <SkeletonBlock height="10rem" />
          <SkeletonBlock height="12rem" />
        </div>
        <div className={classes['main']}>
          <SkeletonBlock height="16rem" />
          <SkeletonBlock height="18rem" />
        </div>
      </div>
    </LoadingScreen>
  )
}
