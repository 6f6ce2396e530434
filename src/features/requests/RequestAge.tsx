import { type ReactNode, useEffect, useState } from 'react'

import { ageLabel } from '#src/domain/age.ts'

/** Product §9 «Age label refresh». */
const REFRESH_MS = 5 * 60_000

/** How long ago a request was made (ms), read anew every 5 minutes and when the tab is shown again. */
export function RequestAge({ createdAt }: { createdAt: number }): ReactNode {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const read = (): void => setNow(Date.now())
    const timer = setInterval(read, REFRESH_MS)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [])
  return ageLabel(createdAt, now)
}
