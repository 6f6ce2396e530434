import { createRootRouteWithContext } from '@tanstack/react-router'

import type { RouterContext } from '#src/frame/guards.ts'
import { Root } from '#src/frame/Root.tsx'
import { RootPending } from '#src/frame/ShellSkeleton.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  pendingComponent: RootPending,
})
