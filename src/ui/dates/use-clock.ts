import { useCallback, useSyncExternalStore } from 'react'

import { secondsLeft } from '#src/domain/time/wait.ts'

/**
 * A value that depends on the time, computed again every `everyMs` while the tab is visible, and as
 * soon as it is shown again; it renders when it has changed. Another render computes it again, too.
 * Often, because nothing reports that a clock was set, or that the server has another time.
 */
export function useClock<Value extends string | number>(read: () => Value, everyMs = 1000): Value {
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
  return useSyncExternalStore(watch, read, read)
}

/** Whole seconds until a moment (ms). A tab that was suspended is correct as soon as it wakes. */
export const useSecondsLeft = (until: number): number =>
  useClock(() => secondsLeft(until, Date.now()), 500)
