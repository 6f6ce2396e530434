import type { ReactNode } from 'react'

import { LoadingScreen } from '#src/ui/LoadingScreen.tsx'

import { Main } from './Main.tsx'

/** Shown after 150 ms by every route without a skeleton of its own. */
export function PendingScreen(): ReactNode {
  return (
    <Main>
      <LoadingScreen />
    </Main>
  )
}
