import { useEffect, useState } from 'react'

import { kyivNow } from '#src/domain/kyiv-time.ts'

/** The Kyiv date and time, read again every `seconds`: it turns at Kyiv midnight without a reload. */
export function useNow(seconds = 15): { date: string; time: string } {
  const [now, setNow] = useState(() => kyivNow())
  useEffect(() => {
    const read = (): void =>
      setNow((last) => {
        const next = kyivNow()
        return next.date === last.date && next.time === last.time ? last : next
      })
    const timer = setInterval(read, seconds * 1000)
    // A tab that slept shows the right time at once.
    document.addEventListener('visibilitychange', read)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [seconds])
  return now
}
