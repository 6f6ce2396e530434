import { useEffect, useState } from 'react'

import { watchClock } from '#src/ui/dates/use-clock.ts'

const EVERY_MS = 15_000

/**
 * The current moment, in ms, updated every 15 s, when the tab is shown again, and exactly at the
 * moment that `nextAfter` returns for it.
 */
export function useMoment(nextAfter: (now: number) => number | null): number {
  const [now, setNow] = useState(() => Date.now())
  const next = nextAfter(now)

  useEffect(() => watchClock(EVERY_MS, () => setNow(Date.now())), [])

  useEffect(() => {
    // A timer may fire a moment early: `now` is updated then, and the timer is set again.
    if (next === null || next <= now) return undefined
    const timer = setTimeout(() => setNow(Date.now()), next - Date.now())
    return () => clearTimeout(timer)
  }, [next, now])

  return now
}
