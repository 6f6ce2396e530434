import { MantineProvider } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { type ReactNode, Suspense, useSyncExternalStore } from 'react'

import { onSessionChange, readSession, takenOver } from '#src/api/auth-session.ts'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { toastList } from '#src/ui/toast.ts'

import { colorSchemeManager } from './color-scheme.ts'
import type { AppRouter } from './router.tsx'
import { cssVariables, theme } from './theme.ts'

const AnotherPersonNotice = lazyPart(() =>
  import('./AnotherPersonNotice.tsx').then((module) => module.AnotherPersonNotice),
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
      <OtherTab />
    </MantineProvider>
  )
}

function Toasts(): ReactNode {
  const renderList = useSyncExternalStore(toastList.subscribe, toastList.get)
  return renderList?.()
}

const takenBy = (): ReturnType<typeof takenOver> => takenOver(readSession())

/** Whether somebody else has signed in in another tab is known at once; the notice loads then. */
function OtherTab(): ReactNode {
  const by = useSyncExternalStore(onSessionChange, takenBy)
  return (
    by && (
      <Suspense>
        <AnotherPersonNotice by={by} />
      </Suspense>
    )
  )
}
