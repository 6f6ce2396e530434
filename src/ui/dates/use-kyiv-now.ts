import { useMemo } from 'react'

import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { serverNow } from '#src/domain/time/now.ts'

import { useClock } from './use-clock.ts'

const MINUTE_MS = 60_000

/** The Kyiv date and time, to the minute; the date changes at Kyiv midnight without a reload. */
export function useKyivNow(): { date: string; time: string } {
  const minute = useClock(() => Math.floor(serverNow() / MINUTE_MS))
  return useMemo(() => kyivNow(minute * MINUTE_MS), [minute])
}
