import { MantineProvider } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, useSyncExternalStore } from 'react'

import { toastList } from '#src/ui/toast.ts'

import { colorSchemeManager } from './color-scheme.ts'
import type { AppRouter } from './router.tsx'
import { cssVariables, theme } from './theme.ts'

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
  const renderList = useSyncExternalStore(toastList.subscribe, toastList.get)
  return renderList?.()
}
