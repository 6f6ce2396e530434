import type { ReactNode } from 'react'

import { LoadingScreen } from '#src/ui/LoadingScreen.tsx'
import { SkeletonBlock } from '#src/ui/SkeletonBlock.tsx'

import classes from './DashboardScreen.module.css'

/** The dashboard's shape while its meetings load. */
export function DashboardSkeleton(): ReactNode {
  return (
    <LoadingScreen>
      <div className={classes['columns']}>
        <SkeletonBlock height="22rem" />
        <div className={classes['aside']}>
          <SkeletonBlock height="2.75rem" />
          <SkeletonBlock height="2.75rem" />
          <SkeletonBlock height="6rem" />
        </div>
      </div>
    </LoadingScreen>
  )
}
