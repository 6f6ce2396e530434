import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'
import { FailedQuery } from '#src/ui/states/States.tsx'

/**
 * A part that loads on its own: a placeholder of its height meanwhile, and a retry button after a
 * failure.
 */
export function QueryContent<Data>({
  query,
  height,
  children,
}: {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isFetching'>
  /** A CSS length. */
  height: string
  children: (data: Data) => ReactNode
}): ReactNode {
  if (query.data !== undefined) return children(query.data)
  if (query.error === null) return <SkeletonBlock height={height} />
  return <FailedQuery query={query} />
}
