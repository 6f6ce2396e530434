import { useWindowEvent } from '@mantine/hooks'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTransition } from 'react'

import { isApiError } from '#src/api/calls/api-error.ts'

/**
 * For what is shown in place of a screen that could not be loaded: loads it again on request, and
 * automatically when the connection is back.
 */
export function useScreenRetry(error: unknown): { retry: () => void; retrying: boolean } {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const [retrying, startRetry] = useTransition()
  const retry = (): void =>
    startRetry(async () => {
      // The screen's own code did not load; only a new page requests it again. Drafts survive that.
      if (!isApiError(error) && navigator.onLine) return location.reload()
      reset()
      await router.invalidate()
    })
  useWindowEvent('online', retry)
  return { retry, retrying }
}
