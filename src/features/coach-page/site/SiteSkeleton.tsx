import type { ReactNode } from 'react'

import { LoadingScreen, SkeletonBlock } from '#src/ui/LoadingScreen.tsx'

/** «Твій сайт» while it loads. */
export function SiteSkeleton(): ReactNode {
  return (
    <LoadingScreen>
      <SiteBlocks />
    </LoadingScreen>
  )
}

/** The shape of its sections. */
export function SiteBlocks(): ReactNode {
  return (
    <>
      <SkeletonBlock height="18rem" />
      <SkeletonBlock height="11rem" />
      <SkeletonBlock height="8rem" />
    </>
  )
}
