import { useCallback, useSyncExternalStore, useMemo } from 'react'

import { secondsLeft } from '#src/domain/time/clock-time.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'

export const whileVisible = (onTick: () => void) => (): void => {
  if (!document.hidden) onTick()
}

/**
 * Calls `onTick` every `everyMs` while the tab is visible, and as soon as it is shown again.
 * Returns a function that stops it.
 */
export function watchClock(everyMs: number, onTick: () => void): () => void {
  const tick = whileVisible(onTick)
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

const EVERY_MS = 15_000

const readKyiv = (now: number): string => Object.values(kyivNow(now)).join(' ')

/** The Kyiv date and time, to the minute; the date changes at Kyiv midnight without a reload. */
export function useKyivNow(): { date: string; time: string } {
  const text = useClock(EVERY_MS, readKyiv)
  return useMemo(() => {
    const [date = '', time = ''] = text.split(' ')
    return { date, time }
  }, [text])
}

/** Whole seconds until a moment (ms). A tab that was suspended is correct as soon as it wakes. */
export const useSecondsLeft = (until: number): number =>
  useClock(500, (now) => secondsLeft(until, now))
