import type { ReactNode } from 'react'

import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'

/** The plan's shape while its editor loads. */
export function PlanSkeleton({ rows }: { rows: number }): ReactNode {
  return Array.from({ length: rows }, (_, row) => <SkeletonBlock key={row} height="6.5rem" />)
}
