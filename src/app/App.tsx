import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Provider, useAtomValue } from 'jotai'
import { type ReactNode, useLayoutEffect } from 'react'

import { anotherOwner, useAuth } from '#src/api/auth.ts'
import { appStore } from '#src/device/storage.ts'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { toastListAtom } from '#src/ui/overlays/toast.ts'
import { colorSchemeManager } from '#src/ui/theme/color-scheme.ts'
import { cssVariables, theme } from '#src/ui/theme/theme.ts'

import { followTranslators } from './reactions.ts'
import type { AppRouter } from './router.tsx'

const AnotherPersonNotice = lazyPart(() =>
  import('./AnotherPersonNotice.tsx').then((module) => module.AnotherPersonNotice),
)

/** A page that is built has the variables of the theme in its own style sheet (src/build/arrivals.ts). */
const hasTheme = typeof document === 'undefined' || document.querySelector('[data-theme]') !== null

/** The whole application around its router: all screens share one store and one query client. */
export function App({
  router,
  children,
}: {
  router: AppRouter
  /** What is shown in place of the routes. */
  children?: ReactNode
}): ReactNode {
  useLayoutEffect(followTranslators, [])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      withCssVariables={!hasTheme}
      withGlobalClasses={!hasTheme}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
    >
      <Provider store={appStore()}>
        <QueryClientProvider client={router.options.context.queryClient}>
          {children ?? <RouterProvider router={router} />}
          <Toasts />
          <OtherTab />
        </QueryClientProvider>
      </Provider>
    </MantineProvider>
  )
}

function Toasts(): ReactNode {
  const list = useAtomValue(toastListAtom)
  return list && <list.ToastList />
}

/**
 * Shows a notice when somebody else has signed in in another tab. The code of the notice loads only
 * then.
 */
function OtherTab(): ReactNode {
  const owner = anotherOwner(useAuth())
  return owner && <AnotherPersonNotice owner={owner} />
}
