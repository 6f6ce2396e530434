import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'

import { secondsLeft } from '#src/domain/time/clock-time.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'

const whileVisible = (onTick: () => void) => (): void => {
  if (!document.hidden) onTick()
}

/**
 * Calls `onTick` every `everyMs` while the tab is visible, and as soon as it is shown again.
 * Returns a function that stops it.
 */
function watchClock(everyMs: number, onTick: () => void): () => void {
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

/**
 * The moment of the last tick, in ms: it stays the same at other renders. It also ticks exactly at
 * the moment that `nextAfter` returns, if that is not null.
 */
export function useMoment(
  everyMs: number,
  nextAfter: (now: number) => number | null = () => null,
): number {
  const [now, setNow] = useState(() => Date.now())
  const next = nextAfter(now)

  useEffect(() => watchClock(everyMs, () => setNow(Date.now())), [everyMs])

  useEffect(() => {
    // A timer may fire a moment early: `now` is updated then, and the timer is set again.
    if (next === null || next <= now) return undefined
    const tick = whileVisible(() => setNow(Date.now()))
    const timer = setTimeout(tick, next - Date.now())
    return () => clearTimeout(timer)
  }, [next, now])

  return now
}
