/**
 * A minimal app on the same stack: one form, one table, and with `--mode msw` a mock. The bench
 * compares the product's screens with it.
 */
import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'

const root = createRootRoute()
const form = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: lazyRouteComponent(() => import('./LoginForm.tsx'), 'LoginForm'),
})
const table = createRoute({
  getParentRoute: () => root,
  path: '/dashboard',
  component: lazyRouteComponent(() => import('./SessionTable.tsx'), 'SessionTable'),
})
const router = createRouter({ routeTree: root.addChildren([form, table]) })

if (import.meta.env.MODE === 'msw') await import('./mock.ts').then(({ startMock }) => startMock())

createRoot(document.querySelector('#root') ?? document.body).render(
  <MantineProvider>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>,
)
