import { useMemo } from 'react'

import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { serverNow } from '#src/domain/time/now.ts'

import { EVERY_MS, useClock } from './use-clock.ts'

const readKyiv = (now: number): string => Object.values(kyivNow(serverNow(now))).join(' ')

/** The Kyiv date and time, to the minute; the date changes at Kyiv midnight without a reload. */
export function useKyivNow(): { date: string; time: string } {
  const text = useClock(EVERY_MS, readKyiv)
  return useMemo(() => {
    const [date = '', time = ''] = text.split(' ')
    return { date, time }
  }, [text])
}
