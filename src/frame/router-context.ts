import type { QueryClient } from '@tanstack/react-query'

/** The context of every route. */
export interface RouterContext {
  queryClient: QueryClient
  /** Loads the code for an address: its screen, skeleton and failure screen. */
  loadScreen: (pathname: string) => Promise<unknown>
}
