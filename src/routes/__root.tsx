import { createRootRouteWithContext } from '@tanstack/react-router'

import { Root } from '#src/frame/Root.tsx'
import type { RouterContext } from '#src/frame/router-context.ts'
import { RootPending } from '#src/frame/shell/RootPending.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  pendingComponent: RootPending,
})
