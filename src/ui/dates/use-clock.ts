import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'

import { secondsLeft } from '#src/domain/time/clock-time.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { serverNow } from '#src/domain/time/now.ts'

/**
 * Calls `onTick` every `everyMs` while the tab is visible, and as soon as it is shown again.
 * Returns a function that stops it.
 */
function watchClock(everyMs: number, onTick: () => void): () => void {
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

/** Often, because nothing reports that a clock was set, or that the server has another time. */
const EVERY_MS = 1000

const readKyiv = (now: number): string => Object.values(kyivNow(serverNow(now))).join(' ')

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

/**
 * A moment, in ms, that stays the same at other renders. It is renewed when the time differs from it
 * by `everyMs`, and at the later moment that `nextAfter` returns, if that is not null.
 */
export function useMoment(
  everyMs: number,
  nextAfter: (moment: number) => number | null = () => null,
): number {
  const [moment, setMoment] = useState(() => serverNow())
  const next = nextAfter(moment) ?? Infinity

  useEffect(
    () =>
      watchClock(EVERY_MS, () => {
        const now = serverNow()
        if (now >= next || Math.abs(now - moment) >= everyMs) setMoment(now)
      }),
    [everyMs, moment, next],
  )

  return moment
}
