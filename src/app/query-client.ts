import { QueryClient } from '@tanstack/react-query'

import { isApiError } from '#src/api/calls/api-error.ts'

/**
 * Reads retry once, but not a 4xx; mutations never do (docs/behaviour.md «Requests and races»). Both fail at once when offline: a
 * read that waited for the connection would show a skeleton for as long. When the connection is back,
 * what is on the screen and failed or is out of date is read again; no mutation is repeated.
 *
 * What a mutation has sent, a password too, is in memory for half a second after its screen was left.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true, // off by default in this mode
        staleTime: 30_000,
        retry: (failures, error) =>
          failures < 1 && !(isApiError(error) && error.status !== null && error.status < 500),
        retryDelay: 500,
      },
      mutations: { networkMode: 'always', gcTime: 500 },
    },
  })
