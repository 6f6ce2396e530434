import { createRootRouteWithContext } from '@tanstack/react-router'

import { Root } from '#src/frame/Root.tsx'
import { RootPending } from '#src/frame/RootPending.tsx'
import type { RouterContext } from '#src/frame/router-context.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  pendingComponent: RootPending,
})
