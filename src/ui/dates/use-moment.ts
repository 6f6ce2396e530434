import { useEffect, useState } from 'react'

import { watchClock, whileVisible } from './use-clock.ts'

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
