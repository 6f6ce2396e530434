import type { QueryClient } from '@tanstack/react-query'

/** What every route is given. */
export interface RouterContext {
  /** The query client, whose 10 KB the forms before signing in do without. */
  loadQueryClient: () => Promise<QueryClient>
  /** Loads the code of what an address shows: screen, skeleton and failure. */
  loadScreen: (pathname: string) => Promise<unknown>
}
