import type { ErrorComponentProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { isApiError } from '#src/api/operation.ts'
import { failureText } from '#src/errors/error-text.ts'
import { SESSION_DATA_NOT_LOADED } from '#src/errors/messages.ts'
import { useScreenRetry } from '#src/ui/hooks/use-screen-retry.ts'
import { Screen } from '#src/ui/Screen.tsx'
import { FailedQuery } from '#src/ui/states/States.tsx'

/** Shown in place of a screen that edits a session; product §8 has a separate text for it. */
export function SessionDataFailed({
  error,
  title,
}: ErrorComponentProps & { title: string }): ReactNode {
  const { retry, retrying } = useScreenRetry(error)
  const isSession = isApiError(error) && error.operation === 'GET /v1/calendar/sessions/{id}'
  return (
    <Screen title={title} back="/">
      <FailedQuery
        query={{ error, isFetching: retrying, refetch: retry }}
        order={2}
        text={isSession ? SESSION_DATA_NOT_LOADED : failureText(error)}
      />
    </Screen>
  )
}
