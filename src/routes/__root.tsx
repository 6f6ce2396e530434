import { createRootRouteWithContext } from '@tanstack/react-router'

import type { RouterContext } from '#src/frame/guards.ts'
import { Root, RootPending } from '#src/frame/Root.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  pendingComponent: RootPending,
})
