import { createRootRouteWithContext } from '@tanstack/react-router'

import { Root } from '#src/app/Root.tsx'
import { RootPending } from '#src/app/RootPending.tsx'
import type { RouterContext } from '#src/app/router-context.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  pendingComponent: RootPending,
})
