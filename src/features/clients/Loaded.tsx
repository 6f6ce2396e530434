import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { failureAdvice } from '#src/errors/advice.ts'
import { failureText } from '#src/errors/error-text.ts'
import { SkeletonBlock } from '#src/ui/SkeletonBlock.tsx'
import { FailedState } from '#src/ui/StateNote.tsx'

/**
 * A part that loads on its own: a placeholder of its height meanwhile, and a retry button after a
 * failure.
 */
export function Loaded<Data>({
  query: { data, error, refetch, isFetching },
  height,
  children,
}: {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch' | 'isFetching'>
  /** A CSS length. */
  height: string
  children: (data: Data) => ReactNode
}): ReactNode {
  if (data !== undefined) return children(data)
  if (error === null) return <SkeletonBlock height={height} />
  return (
    <FailedState
      text={failureText(error)}
      advice={failureAdvice(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}
