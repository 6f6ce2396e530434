import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'

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
    const note = (): void => {
      shownAt.current = pathname()
    }
    note()
    // Another path may be shown by the same component.
    const stop = router?.subscribe('onResolved', note)
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
