import type { QueryClient } from '@tanstack/react-query'

/** What every route is given. */
export interface RouterContext {
  queryClient: QueryClient
  /** Loads the code of what an address shows: screen, skeleton and failure. */
  loadScreen: (pathname: string) => Promise<unknown>
}
