import type { ReactNode } from 'react'

import { LoadingScreen } from '#src/ui/LoadingScreen.tsx'

import { Main } from './Main.tsx'

/** Shown after 150 ms by every route that has no skeleton. */
export function PendingScreen(): ReactNode {
  return (
    <Main>
      <LoadingScreen />
    </Main>
  )
}
