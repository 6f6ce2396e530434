import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { clientSessionsOptions, type Session } from '#src/api/session-reads.ts'
import { addMonths } from '#src/domain/time/calendar-date.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { lastTime, liftedText } from '#src/features/meetings/rules/last-time.ts'

/** How many months back to search (decision 57). */
const MONTHS = 3

const NONE: readonly string[] = []

/**
 * Returns a function from the id of an exercise to what the client lifted last time: a text for
 * each set, none while that loads, if the read fails, or if there was no last time.
 */
export function useLastTime({ client_id, time_slot }: Session): (id: string) => readonly string[] {
  const { date, start_time } = time_slot
  const period = { from: addMonths(date, -MONTHS), to: date }
  const { data = [] } = useQuery(clientSessionsOptions(client_id, period))
  const [now] = useState(() => kyivNow())
  const texts = useMemo(() => {
    const last = lastTime(data, { date, start_time }, now)
    return new Map([...last].map(([id, sets]) => [id, sets.map(liftedText)]))
  }, [data, date, start_time, now])
  return (id) => texts.get(id) ?? NONE
}
