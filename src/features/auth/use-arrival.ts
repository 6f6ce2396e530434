import { useRouter } from '@tanstack/react-router'

import { safeNext } from '#src/domain/next-path.ts'

/**
 * Leads a person who has just signed in to `next` where it may be followed, else to the dashboard,
 * which knows who belongs elsewhere. A new client fills the questionnaire first (decision 4).
 */
export function useArrival(next: string | undefined): (options?: { withoutCard: boolean }) => void {
  const { history, getMatchedRoutes } = useRouter()
  return ({ withoutCard } = { withoutCard: false }) => {
    // The router also matches the beginning of a path; '**' holds what it did not match.
    const isKnownRoute = (pathname: string): boolean => {
      const [, params, route] = getMatchedRoutes(pathname)
      return route !== undefined && params['**'] === undefined
    }
    const path = safeNext(next, location.origin, isKnownRoute)
    if (!withoutCard) return history.replace(path ?? '/dashboard')
    const query = path === null ? '' : `?${new URLSearchParams({ next: path })}`
    history.replace(`/client/questionnaire${query}`)
  }
}
