import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that does nothing after the component is unmounted. Screens navigate only
 * through it, so that a late answer does not navigate a person who has left.
 */
export function useWhileShown<Args extends unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result | undefined {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return useCallback((...args: Args) => (isShown.current ? run(...args) : undefined), [run])
}
