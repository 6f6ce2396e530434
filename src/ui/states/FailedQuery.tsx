import type { ReactNode } from 'react'

import { failureAdvice, failureText } from '#src/errors/error-text.ts'

import { FailedState } from './FailedState.tsx'

/** The part of a TanStack query that is needed to show its failure. */
interface Failed {
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Shown in place of a query that has failed: what failed, what to do, and a retry. */
export function FailedQuery({
  query: { error, isFetching, refetch },
  text = failureText(error),
  order = 3,
}: {
  query: Failed
  /** By default the text of the operation that failed. */
  text?: string
  /** Level of the heading: 2 if no section with a heading is around it. */
  order?: 2 | 3
}): ReactNode {
  return (
    <FailedState
      text={text}
      order={order}
      advice={failureAdvice(error)}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}
