import { useCallback, useSyncExternalStore } from 'react'

/**
 * Calls `onTick` every `everyMs` while the tab is visible, and as soon as it is shown again. Returns a
 * function that stops it.
 */
export function watchClock(everyMs: number, onTick: () => void): () => void {
  const tick = (): void => {
    if (!document.hidden) onTick()
  }
  const timer = setInterval(tick, everyMs)
  document.addEventListener('visibilitychange', tick)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
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
