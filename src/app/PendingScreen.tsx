import type { ReactNode } from 'react'

import { LoadingScreen } from '#src/ui/LoadingScreen.tsx'

/** Shown after 150 ms by every route that has no skeleton of its own. */
export function PendingScreen(): ReactNode {
  return <LoadingScreen />
}
