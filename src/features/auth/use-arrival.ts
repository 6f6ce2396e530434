import { useRouter } from '@tanstack/react-router'

import { useSafeNext } from '#src/ui/hooks/use-safe-next.ts'
import { useWhileShown } from '#src/ui/hooks/use-while-shown.ts'

/**
 * Leads a person who has just signed in to `next` if it may be followed, else to the dashboard,
 * whose guard redirects by role. A new client fills in the questionnaire first (decision 4).
 */
export function useArrival(next: string | undefined): (options?: { withoutCard: boolean }) => void {
  const { history } = useRouter()
  const safeNext = useSafeNext()
  return useWhileShown(({ withoutCard } = { withoutCard: false }) => {
    const path = safeNext(next)
    if (!withoutCard) return history.replace(path ?? '/dashboard')
    const query = path === null ? '' : `?${new URLSearchParams({ next: path })}`
    history.replace(`/client/questionnaire${query}`)
  })
}
