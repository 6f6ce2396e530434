import { createRouter, type RouterHistory } from '@tanstack/react-router'

import { FailedScreen } from './FailedScreen.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { PendingScreen } from './PendingScreen.tsx'
import { routeTree } from './route-tree.gen.ts'
import type { RouterContext } from './router-context.ts'

/** The app's router over its route files; stories give it a history of their own. */
export function createAppRouter({
  history,
  ...context
}: RouterContext & { history?: RouterHistory }) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    defaultPreload: 'intent',
    // Loaders ask TanStack Query, which knows what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 200,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: FailedScreen,
    defaultNotFoundComponent: NotFoundScreen,
    scrollRestoration: true,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
