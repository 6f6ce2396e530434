import { useRouter } from '@tanstack/react-router'

import { safeNext } from '#src/domain/home.ts'

/**
 * Returns a function that returns the path in the query parameter `next`, or null if it may not be
 * followed (decision 4).
 */
export function useSafeNext(): (next: string | undefined) => string | null {
  const { getMatchedRoutes } = useRouter()
  // The router also matches the beginning of a path; '**' contains the unmatched rest.
  const isKnownRoute = (pathname: string): boolean => {
    const [, params, route] = getMatchedRoutes(pathname)
    return route !== undefined && params['**'] === undefined
  }
  return (next) => safeNext(next, location.origin, isKnownRoute)
}
