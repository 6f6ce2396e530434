import { useWindowEvent } from '@mantine/hooks'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useTransition } from 'react'

import { isApiError } from '#src/api/operation.ts'

/**
 * For the error page of a screen that could not be loaded: loads the screen again on request, and
 * automatically when the connection is back.
 */
export function useScreenRetry(error: unknown): { retry: () => void; retrying: boolean } {
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  const [retrying, startRetry] = useTransition()
  const retry = (): void =>
    startRetry(async () => {
      // The screen's code did not load, and only a reload requests it again. Drafts survive that.
      if (!isApiError(error) && navigator.onLine) return location.reload()
      reset()
      await router.invalidate()
    })
  useWindowEvent('online', retry)
  return { retry, retrying }
}
