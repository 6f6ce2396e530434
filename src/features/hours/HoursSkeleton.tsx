import type { ReactNode } from 'react'

import { LoadingScreen } from '#src/ui/LoadingScreen.tsx'
import { SkeletonBlock } from '#src/ui/SkeletonBlock.tsx'

/** The shape of the hours while the profile loads. */
export function HoursSkeleton(): ReactNode {
  return (
    <LoadingScreen>
      <SkeletonBlock height="5rem" />
      <SkeletonBlock height="32rem" />
    </LoadingScreen>
  )
}
