import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'

import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { useReturn, useWhileShown } from '#src/ui/hooks/navigation.ts'

/**
 * Returns a function that leaves a saved form for a day of the calendar. It goes back if the
 * previous screen was the calendar with that day; otherwise it replaces the form.
 */
export function useShowDay(): (date: string) => void {
  const navigate = useWhileShown(useNavigate())
  const goBack = useReturn()
  return useCallback(
    (date) => {
      const isSame = (search: URLSearchParams): boolean =>
        (search.get('date') ?? kyivNow().date) === date
      if (!goBack('/calendar', { isSame, ignoreBlocker: true }))
        void navigate({ to: '/calendar', search: { date }, replace: true, ignoreBlocker: true })
    },
    [navigate, goBack],
  )
}
