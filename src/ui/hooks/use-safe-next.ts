import { useRouter } from '@tanstack/react-router'

import { safeNext } from '#src/domain/next-path.ts'

/**
 * Returns where the query parameter `next` leads, or null if it may not be followed (decision 4).
 */
export function useSafeNext(): (next: string | undefined) => string | null {
  const { getMatchedRoutes } = useRouter()
  // The router also matches the beginning of a path; '**' has the part that it did not match.
  const isKnownRoute = (pathname: string): boolean => {
    const [, params, route] = getMatchedRoutes(pathname)
    return route !== undefined && params['**'] === undefined
  }
  return (next) => safeNext(next, location.origin, isKnownRoute)
}
