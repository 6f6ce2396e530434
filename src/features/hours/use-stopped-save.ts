import { useEffect, useState } from 'react'

import { whenNobodySaves } from '#src/api/saving-lock.ts'
import type { Progress } from '#src/features/hours/rules/hours-progress.ts'

/**
 * Whether a save with this progress has stopped: no tab is running it. Null is a save that was
 * never tried, or has completed.
 */
export function useStoppedSave(userId: string, progress: Progress | null): boolean {
  const [broken, setBroken] = useState<Progress | null>(null)
  useEffect(() => {
    if (progress === null) return undefined
    const leave = new AbortController()
    void whenNobodySaves('hours', userId, leave.signal).then(() => setBroken(progress))
    return () => leave.abort()
  }, [userId, progress])
  return progress !== null && progress === broken
}
