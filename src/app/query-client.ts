import { QueryClient } from '@tanstack/react-query'

import { isApiError } from '#src/api/operation.ts'
import { isWithoutCode } from '#src/errors/error-text.ts'

/**
 * Reads are retried once, but not after a 4xx; mutations are never retried (docs/behaviour.md
 * «Requests and races»). Both fail at once when offline: a read that waited for the connection
 * would show a skeleton meanwhile. When the connection is back, reads on the screen that have
 * failed or are stale are repeated; mutations are not. One whose code did not load gives way to the
 * screen that offers a reload.
 *
 * What a mutation has sent, including a password, stays in memory for half a second after its
 * screen was left.
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
      mutations: { networkMode: 'always', gcTime: 500, throwOnError: isWithoutCode },
    },
  })
