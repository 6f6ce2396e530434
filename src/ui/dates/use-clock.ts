import { useCallback, useSyncExternalStore } from 'react'

import { secondsLeft } from '#src/domain/time/clock-time.ts'

/** Often, because nothing reports that a clock was set, or that the server has another time. */
export const EVERY_MS = 1000

/**
 * A value that depends on the time, computed again every `everyMs` while the tab is visible, and as
 * soon as it is shown again; it renders when it has changed. Another render computes it again, too.
 */
export function useClock<Value extends string | number>(everyMs: number, read: () => Value): Value {
  const watch = useCallback(
    (onTick: () => void) => {
      const tick = (): void => {
        if (!document.hidden) onTick()
      }
      const timer = setInterval(tick, everyMs)
      document.addEventListener('visibilitychange', tick)
      return () => {
        clearInterval(timer)
        document.removeEventListener('visibilitychange', tick)
      }
    },
    [everyMs],
  )
  return useSyncExternalStore(watch, read)
}

/** Whole seconds until a moment (ms). A tab that was suspended is correct as soon as it wakes. */
export const useSecondsLeft = (until: number): number =>
  useClock(500, () => secondsLeft(until, Date.now()))
