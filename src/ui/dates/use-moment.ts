import { useEffect, useState } from 'react'

import { serverNow } from '#src/domain/time/now.ts'

import { EVERY_MS, watchClock } from './use-clock.ts'

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
