import type { ReactNode } from 'react'

import { LoadingScreen } from '#src/ui/LoadingScreen.tsx'
import { SkeletonBlock } from '#src/ui/SkeletonBlock.tsx'

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
