import type { ReactNode } from 'react'

import { LoadingScreen, SkeletonBlock } from '#src/ui/LoadingScreen.tsx'

/** The shape of a session while it loads. */
export function SessionSkeleton(): ReactNode {
  return (
    <LoadingScreen>
      <SkeletonBlock height="5rem" />
      <SkeletonBlock width="12rem" height="1.75rem" />
      <SkeletonBlock height="14rem" />
      <SkeletonBlock height="14rem" />
    </LoadingScreen>
  )
}
