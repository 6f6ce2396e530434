import { createRootRouteWithContext } from '@tanstack/react-router'

import type { RouterContext } from '#src/frame/guards.ts'
import { Root } from '#src/frame/Root.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  // The page itself shows a skeleton until the first screen is ready (src/app/first-paint.tsx).
  pendingComponent: () => null,
})
