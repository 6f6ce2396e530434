import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

import { useWhileShown } from '#src/ui/hooks/use-while-shown.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the builder of workouts has opened this screen: its entry is the one before. */
    overBuilder?: true
  }
}

/**
 * Returns from the choice of exercises to the builder. The entry of a builder that has opened it is
 * used again: of two entries, a save would replace only one, and Back would lead to the other
 * (decision 78).
 */
export function useReturnToBuilder(): () => void {
  const { history } = useRouter()
  const navigate = useWhileShown(useNavigate())
  return useCallback((): void => {
    if (history.location.state.overBuilder) history.back()
    else void navigate({ to: '/create-workout', replace: true })
  }, [history, navigate])
}
