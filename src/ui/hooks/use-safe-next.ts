import { useRouter } from '@tanstack/react-router'

import { safeNext } from '#src/domain/next-path.ts'

/** Tells of a query parameter `next` where it leads, or null where it may not be followed (decision 4). */
export function useSafeNext(): (next: string | undefined) => string | null {
  const { getMatchedRoutes } = useRouter()
  // The router also matches the beginning of a path; '**' holds what it did not match.
  const isKnownRoute = (pathname: string): boolean => {
    const [, params, route] = getMatchedRoutes(pathname)
    return route !== undefined && params['**'] === undefined
  }
  return (next) => safeNext(next, location.origin, isKnownRoute)
}
