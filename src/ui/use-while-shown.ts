import { useCallback, useEffect, useRef } from 'react'

/**
 * A function that does nothing once the component is gone. Screens navigate only through it: an answer
 * that comes late moves nobody who has left.
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
