import type { ReactNode } from 'react'

import { LoadingScreen, SkeletonBlock } from '#src/ui/LoadingScreen.tsx'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f']

/** The shape of the list while the clients load. */
export function ClientBaseSkeleton(): ReactNode {
  return (
    <LoadingScreen>
      <SkeletonBlock height="2.75rem" />
      <div className="u-grid u-xs">
        {ROWS.map((row) => (
          <SkeletonBlock key={row} height="4.5rem" />
        ))}
      </div>
    </LoadingScreen>
  )
}
