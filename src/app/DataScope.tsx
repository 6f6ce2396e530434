import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'

import { appStore } from '#src/device/store.ts'

/**
 * What the screens with data stand in: the query cache and the jotai store. It is not around the forms
 * before signing in, which load neither.
 */
export function DataScope({
  queryClient,
  children,
}: {
  queryClient: QueryClient
  children: ReactNode
}): ReactNode {
  return (
    <Provider store={appStore()}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </Provider>
  )
}
