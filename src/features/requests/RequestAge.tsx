import type { ReactNode } from 'react'

import { ageLabel } from '#src/features/requests/rules/age.ts'
import { useMoment } from '#src/ui/dates/use-clock.ts'

/** Product §9 «Age label refresh». */
const REFRESH_MS = 5 * 60_000

/**
 * How long ago a request was made (ms), updated every 5 minutes and when the tab is shown again.
 */
export function RequestAge({ createdAt }: { createdAt: number }): ReactNode {
  return ageLabel(createdAt, useMoment(REFRESH_MS))
}
