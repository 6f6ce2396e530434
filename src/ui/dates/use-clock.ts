import { useCallback, useSyncExternalStore } from 'react'

import { secondsLeft } from '#src/domain/time/clock-time.ts'

/** Often, because nothing reports that a clock was set, or that the server has another time. */
export const EVERY_MS = 1000

/**
 * Calls `onTick` every `everyMs` while the tab is visible, and as soon as it is shown again.
 * Returns a function that stops it.
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
 * changed. Another render computes it again, too.
 */
export function useClock<Value extends string | number>(
  everyMs: number,
  read: (now: number) => Value,
): Value {
  const watch = useCallback((onTick: () => void) => watchClock(everyMs, onTick), [everyMs])
  return useSyncExternalStore(watch, () => read(Date.now()))
}

/** Whole seconds until a moment (ms). A tab that was suspended is correct as soon as it wakes. */
export const useSecondsLeft = (until: number): number =>
  useClock(500, (now) => secondsLeft(until, now))
