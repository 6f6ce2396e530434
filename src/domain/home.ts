// Where a person arrives: the first screen, or the address that was asked for before signing in.

/** A signed-in person (product §2 «/dashboard»). */
interface Me {
  id: string
  role: 'coach' | 'client'
  client_info: { goal: string | null } | null
}

/** Whether a client has a card: the one predicate of both guards (decision 5). */
export const hasCard = ({ client_info }: Pick<Me, 'client_info'>): boolean =>
  Boolean(client_info?.goal)

/**
 * The route of a person's first screen: the dashboard of a coach; the card of a client, or the
 * questionnaire if there is no card yet.
 */
export function homeOf(me: Me) {
  if (me.role === 'coach') return { to: '/dashboard' } as const
  return hasCard(me)
    ? ({ to: '/client/$clientId', params: { clientId: me.id } } as const)
    : ({ to: '/client/questionnaire' } as const)
}

const MAX_LENGTH = 512

/** Control characters, backslashes, and separators encoded once or more (%2f, %255C). */
const FORBIDDEN = /[\p{Cc}\\]|%(?:25)*(?:2f|5c)/iu

/**
 * The characters of this application's paths. Without '.', '%' and empty segments there are no dot
 * segments, no encoded separators and no '//', and no list of attacks is needed.
 */
const PLAIN_PATH = /^\/(?:[\w-]+\/)*[\w-]*$/

/** The routes that are not accepted as `next` (product §2 «Public routes»). */
const AUTH_ROUTES = new Set(['/login', '/register', '/otp', '/reset', '/reset/new-password'])

/**
 * The return path after login or registration, or null if it is not safe.
 *
 * @param raw the query parameter `next` as received
 * @param origin the page's own origin, as in `location.origin`
 * @param isKnownRoute whether a path matches a route of the application
 * @returns path, query and hash on this origin, for the router
 */
export function safeNext(
  raw: unknown,
  origin: string,
  isKnownRoute: (pathname: string) => boolean,
): string | null {
  if (typeof raw !== 'string' || raw.length > MAX_LENGTH || FORBIDDEN.test(raw)) return null
  const path = raw.replace(/[?#].*/s, '')
  // On an origin of a server, such a path is a URL whatever follows it.
  if (!PLAIN_PATH.test(path) || !origin.startsWith('http')) return null

  const url = new URL(raw, origin)
  if (url.origin !== origin || isAuthRoute(url.pathname)) return null
  return isKnownRoute(url.pathname) ? url.pathname + url.search + url.hash : null
}

/**
 * Whether a path is one of the forms before signing in. The router ignores case and a slash at the
 * end, so this does, too.
 */
export function isAuthRoute(pathname: string): boolean {
  return AUTH_ROUTES.has(pathname.toLowerCase().replace(/\/$/, ''))
}
