import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Provider } from 'jotai'
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import type { AppStore } from '#src/device/store.ts'
import { toastsWanted } from '#src/ui/toast.ts'
import { colorSchemeManager } from './color-scheme.ts'
import type { AppRouter } from './router.tsx'
import { cssVariables, theme } from './theme.ts'

const ToastList = lazy(() =>
  import('#src/ui/toast-list.tsx').then((module) => ({ default: module.ToastList })),
)

interface AppProps {
  router: AppRouter
  queryClient: QueryClient
  store: AppStore
}

/** The whole application around its router. */
export function App({ router, queryClient, store }: AppProps): ReactNode {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          colorSchemeManager={colorSchemeManager}
          defaultColorScheme="auto"
        >
          <RouterProvider router={router} />
          <Toasts />
        </MantineProvider>
      </QueryClientProvider>
    </Provider>
  )
}

function Toasts(): ReactNode {
  const wanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.get)
  return (
    wanted && (
      <Suspense>
        <ToastList />
      </Suspense>
    )
  )
}
