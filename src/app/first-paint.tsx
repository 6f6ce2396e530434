/**
 * What a page shows before its code is there, as markup. It is rendered when the app is built
 * (src/build/arrivals.ts), from the components that the app shows.
 */
import { MantineProvider } from '@mantine/core'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'

import { AuthFrame } from '#src/frame/AuthFrame.tsx'
import { PublicFrame } from '#src/frame/PublicFrame.tsx'
import { ShellSkeleton } from '#src/frame/Root.tsx'
import { LoadingScreen } from '#src/ui/LoadingScreen.tsx'
import { cssVariables, theme as mantineTheme } from '#src/ui/theme/theme.ts'

import { App } from './App.tsx'
import { type AppRouter, createAppRouter } from './router.tsx'

// The router of a browser, whose tree is hydrated, asks for them without a check.
Object.assign(globalThis, { window: undefined, self: globalThis })

async function routerAt(address: string): Promise<AppRouter> {
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createAppRouter({ queryClient: new QueryClient(), history })
  await router.load()
  return router
}

/** The theme's variables as a style sheet. */
const theme = (): string =>
  renderToStaticMarkup(
    <MantineProvider theme={mantineTheme} cssVariablesResolver={cssVariables} />,
  ).replaceAll(/<\/?style[^>]*>/g, '')

/** The whole app at an address whose screen needs nothing from a server. It is hydrated. */
const app = async (address: string): Promise<string> =>
  renderToString(<App router={await routerAt(address)} />)

/** The skeleton of the screen at an address, in its frame. It is replaced. */
async function skeleton(address: string): Promise<string> {
  const router = await routerAt('/login')
  const route = Object.values(router.routesById).find(
    ({ fullPath, children }) => fullPath.replace(/(?<=.)\/$/, '') === address && !children,
  )
  if (!route) throw new Error(`No route: ${address}`)
  const Skeleton = route.options.pendingComponent ?? LoadingScreen
  return renderToStaticMarkup(
    <App router={router}>
      <RouterContextProvider router={router}>
        {framed(route.id, Boolean(route.options.staticData?.task), <Skeleton />)}
      </RouterContextProvider>
    </App>,
  )
}

function framed(id: string, isTask: boolean, content: ReactNode): ReactNode {
  if (id.startsWith('/_shell')) return <ShellSkeleton isTask={isTask}>{content}</ShellSkeleton>
  if (id.startsWith('/_auth')) return <AuthFrame>{content}</AuthFrame>
  // Its link depends on who is signed in.
  return <PublicFrame action={<></>}>{content}</PublicFrame>
}

export const firstPaint = { theme, app, skeleton }
