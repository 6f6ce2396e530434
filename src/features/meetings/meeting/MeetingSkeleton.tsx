import type { ReactNode } from 'react'

import { LoadingScreen, SkeletonBlock } from '#src/ui/LoadingScreen.tsx'

import classes from './MeetingForm.module.css'

/** The shape of a meeting while it loads. */
export function MeetingSkeleton(): ReactNode {
  return (
    <LoadingScreen>
      <div className={classes['columns']}>
        <SkeletonBlock height="20rem" />
        <SkeletonBlock height="20rem" />
      </div>
    </LoadingScreen>
  )
}
