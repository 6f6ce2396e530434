import { type ReactNode, useEffect, useState } from 'react'

import { ageLabel } from '#src/features/requests/rules/age.ts'
import { watchClock } from '#src/ui/dates/use-clock.ts'

/** Product §9 «Age label refresh». */
const REFRESH_MS = 5 * 60_000

/**
 * How long ago a request was made (ms), updated every 5 minutes and when the tab is shown again. Not by
 * `useClock`, which also reads the time at every other render.
 */
export function RequestAge({ createdAt }: { createdAt: number }): ReactNode {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => watchClock(REFRESH_MS, () => setNow(Date.now())), [])
  return ageLabel(createdAt, now)
}
