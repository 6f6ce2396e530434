import type { QueryClient } from '@tanstack/react-query'

import { createQueryClient } from '#src/app/query-client.ts'

/** The product's query client. A retry would only delay the failures that stories show. */
export function storyQueryClient(): QueryClient {
  const client = createQueryClient()
  const shipped = client.getDefaultOptions()
  client.setDefaultOptions({ ...shipped, queries: { ...shipped.queries, retry: false } })
  return client
}
