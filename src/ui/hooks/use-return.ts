import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

import { kyivNow } from '#src/domain/time/kyiv-time.ts'

import { entryBefore, useWhileShown } from './navigation.ts'

interface Return {
  /** Whether the screen with this search is the one to return to. Without it any search is. */
  isSame?: (search: URLSearchParams) => boolean
  /** Goes back without asking about unsaved changes. */
  ignoreBlocker?: boolean
}

/**
 * Goes back to a path if it is the entry before this one. A link to it would add a second entry of
 * the same screen, and Back would lead here again (decision 78). Returns whether it goes back.
 */
export function useReturn() {
  const { history } = useRouter()
  return useWhileShown(
    useCallback(
      (path: string, { isSame = () => true, ignoreBlocker = false }: Return = {}): boolean => {
        const before = entryBefore(history)
        const isBefore = before?.pathname === path && isSame(new URLSearchParams(before.search))
        if (isBefore) history.back({ ignoreBlocker })
        return isBefore
      },
      [history],
    ),
  )
}

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
