import type { ReactNode } from 'react'

import { LoadingScreen } from '#src/ui/LoadingScreen.tsx'
import { SkeletonBlock } from '#src/ui/SkeletonBlock.tsx'

import classes from './CalendarScreen.module.css'

/** The shape of the calendar while its first week loads. */
export function CalendarSkeleton(): ReactNode {
  return (
    <LoadingScreen>
      <SkeletonBlock height="2.75rem" />
      <SkeletonBlock height="3.5rem" />
      <GridSkeleton />
    </LoadingScreen>
  )
}

/** Placeholders for slots; shown after a moment, so that a fast answer does not flash. */
export function GridSkeleton(): ReactNode {
  return (
    <div className={classes['skeleton']}>
      {Array.from({ length: 6 }, (_, n) => (
        <SkeletonBlock key={n} height="5.75rem" />
      ))}
    </div>
  )
}
