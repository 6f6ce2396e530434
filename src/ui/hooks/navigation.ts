import { type RouterHistory, useMatches, useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'

import { safeNext } from '#src/domain/home.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'

type Location = RouterHistory['location']

/** The entries of a history by their index, as far as this page has shown them. */
const entries = new WeakMap<RouterHistory, Map<number, Location>>()

/** Records the entries from now on; called once for a router. */
export function watchEntries(history: RouterHistory): void {
  const shown = new Map<number, Location>()
  const record = (): void => void shown.set(history.location.state.__TSR_index, history.location)
  entries.set(history, shown)
  record()
  history.subscribe(record)
}

/** The entry before the present one; undefined if this page has not shown it. */
export const entryBefore = (history: RouterHistory): Location | undefined =>
  entries.get(history)?.get(history.location.state.__TSR_index - 1)

/**
 * Returns a function that does nothing once the component is unmounted, or while another screen
 * that the person has opened is loading. Screens navigate only through such functions, so that a
 * late answer does not navigate a person who has left.
 */
export function useWhileShown<Args extends unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result | undefined {
  // A dialog may be rendered outside of the router.
  const router = useRouter({ warn: false })
  const pathname = useCallback(() => router?.latestLocation.pathname ?? '', [router])
  /** The path of the screen while it is shown: a screen may stay mounted until the next has loaded. */
  const shownAt = useRef<string | null>(null)
  useEffect(() => {
    const record = (): void => {
      shownAt.current = pathname()
    }
    record()
    // Another path may be shown by the same component.
    const stop = router?.subscribe('onResolved', record)
    return () => {
      stop?.()
      shownAt.current = null
    }
  }, [router, pathname])
  return useCallback(
    (...args: Args) => (shownAt.current === pathname() ? run(...args) : undefined),
    [run, pathname],
  )
}

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

/**
 * Whether the screen is a task, such as an editor: nothing opens over it unless the person presses
 * something (docs/look.md «Frame»).
 */
export const useIsTask = (): boolean =>
  useMatches({ select: (all) => all.some(({ staticData }) => staticData.task) })

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
