import { useCallback, useSyncExternalStore } from 'react'

/** Calls `onTick` every `everyMs`, and as soon as a tab that slept is shown again. Returns what stops it. */
export function watchClock(everyMs: number, onTick: () => void): () => void {
  const timer = setInterval(onTick, everyMs)
  document.addEventListener('visibilitychange', onTick)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onTick)
  }
}

/** A value that depends on the time (ms), read again at each tick; it is rendered where it has changed. */
export function useClock<Value extends string | number>(
  everyMs: number,
  read: (now: number) => Value,
): Value {
  const watch = useCallback((onTick: () => void) => watchClock(everyMs, onTick), [everyMs])
  return useSyncExternalStore(watch, () => read(Date.now()))
}
