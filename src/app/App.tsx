import { MantineProvider } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'

import { toastsWanted } from '#src/ui/toast.ts'

import { colorSchemeManager } from './color-scheme.ts'
import type { AppRouter } from './router.tsx'
import { cssVariables, theme } from './theme.ts'

const ToastList = lazy(() =>
  import('#src/ui/toast-list.tsx').then((module) => ({ default: module.ToastList })),
)

/** The whole application around its router. */
export function App({ router }: { router: AppRouter }): ReactNode {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <RouterProvider router={router} />
      <Toasts />
    </MantineProvider>
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
