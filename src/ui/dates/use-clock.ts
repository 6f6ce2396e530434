import { useCallback, useSyncExternalStore } from 'react'

/**
 * Calls `onTick` every `everyMs`, and as soon as a suspended tab is shown again. Returns a function
 * that stops it.
 */
export function watchClock(everyMs: number, onTick: () => void): () => void {
  const timer = setInterval(onTick, everyMs)
  document.addEventListener('visibilitychange', onTick)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onTick)
  }
}

/**
 * A value that depends on the time (ms), computed again at each tick; it renders when it has
 * changed.
 */
export function useClock<Value extends string | number>(
  everyMs: number,
  read: (now: number) => Value,
): Value {
  const watch = useCallback((onTick: () => void) => watchClock(everyMs, onTick), [everyMs])
  return useSyncExternalStore(watch, () => read(Date.now()))
}
