import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

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
