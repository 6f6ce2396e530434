import { useMemo } from 'react'

import { kyivNow } from '#src/domain/time/kyiv-time.ts'

import { useClock } from './use-clock.ts'

const EVERY_MS = 15_000

const readKyiv = (now: number): string => Object.values(kyivNow(now)).join(' ')

/** The Kyiv date and time, to the minute; the date changes at Kyiv midnight without a reload. */
export function useKyivNow(): { date: string; time: string } {
  const text = useClock(EVERY_MS, readKyiv)
  return useMemo(() => {
    const [date = '', time = ''] = text.split(' ')
    return { date, time }
  }, [text])
}
