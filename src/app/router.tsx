import { createRouter, type RouterHistory } from '@tanstack/react-router'

import type { Operation } from '#src/api/operation.ts'
import { noteScreen } from '#src/device/page.ts'
import { skipCompletedForms } from '#src/features/auth/arrival.ts'
import type { RouterContext } from '#src/frame/guards.ts'
import { FailedScreen, NotFoundScreen, PendingScreen } from '#src/frame/MessageScreens.tsx'
import { watchEntries } from '#src/ui/hooks/navigation.ts'
import { SKELETON_AFTER_MS } from '#src/ui/LoadingScreen.tsx'

import { routeTree } from './route-tree.gen.ts'

/**
 * The texts of the address stay texts: the library would read `380671112233` and `1e5` as numbers. The
 * schema of a route makes of them what it needs. A parameter that is there twice has its last value.
 */
const parseSearch = (text: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(text))

function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const text = String(new URLSearchParams(given.map(([name, value]) => [name, String(value)])))
  return text && `?${text}`
}

/** Creates the app's router with its route files. Stories pass their own history. */
export function createAppRouter({
  history,
  queryClient,
}: Pick<RouterContext, 'queryClient'> & { history?: RouterHistory }) {
  const context: RouterContext = {
    queryClient,
    loadScreen: (pathname) => {
      const [routes] = router.getMatchedRoutes(pathname)
      return Promise.all(routes.map(async (route) => router.loadRouteChunk(route)))
    },
  }
  const router = createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    ...(history && { history }),
    defaultPreload: 'intent',
    // Loaders use TanStack Query, which decides what is stale.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: SKELETON_AFTER_MS,
    defaultPendingMinMs: 200,
    defaultPendingComponent: PendingScreen,
    defaultErrorComponent: FailedScreen,
    defaultNotFoundComponent: NotFoundScreen,
    // Not when it is rendered for the first paint.
    scrollRestoration: typeof document !== 'undefined',
  })
  // Unlike `onRendered`, it is also emitted for a screen whose render was overtaken.
  router.subscribe('onResolved', noteScreen)
  watchEntries(router.history)
  skipCompletedForms(router.history)
  return router
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The text shown when the first reads of a screen fail, where product §8 has one. */
    failures?: Partial<Record<Operation, string>>
    /**
     * Whether the screen is a task: on a phone its action bar replaces the menu (docs/look.md
     * «Frame»).
     */
    task?: boolean
  }
  interface Register {
    router: AppRouter
  }
}
