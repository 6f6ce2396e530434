import type { ReactNode } from 'react'

import { LoadingScreen, SkeletonBlock } from '#src/ui/LoadingScreen.tsx'

/** The shape of the hours while the profile loads. */
export function HoursSkeleton(): ReactNode {
  return (
    <LoadingScreen>
      <SkeletonBlock height="5rem" />
      <SkeletonBlock height="32rem" />
    </LoadingScreen>
  )
}
