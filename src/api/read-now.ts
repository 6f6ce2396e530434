import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Returns the server's current data, whatever is cached. Where fresh cached data will do,
 * `client.fetchQuery` is called instead.
 *
 * @throws what the read throws
 */
export const readNow = <Data, Key extends QueryKey>(
  client: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> => client.fetchQuery({ ...options, staleTime: 0 })
