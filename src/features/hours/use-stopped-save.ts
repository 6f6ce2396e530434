import { useEffect, useState } from 'react'

import { whenNobodySaves } from '#src/api/changed.ts'
import type { Progress } from '#src/features/hours/rules/hours-progress.ts'

/**
 * Whether the save with this progress has stopped, so that no tab is running it. False if
 * `progress` is null: such a save was never tried, or is complete.
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
