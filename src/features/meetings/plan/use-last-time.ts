import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { clientSessionsOptions, type Session } from '#src/api/reads.ts'
import { addMonths } from '#src/domain/time/calendar-date.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { lastTime, type SetsOfExercises } from '#src/features/meetings/rules/plan-sets.ts'

/** How many months back to search (decision 57). */
const MONTHS = 3

const NONE: readonly Session[] = []

/**
 * The sets that the client lifted last time, by the id of their exercise: none while that loads, if
 * the read fails, or if there was no last time.
 */
export function useLastTime({ client_id, time_slot }: Session): SetsOfExercises {
  const { date, start_time } = time_slot
  const period = { from: addMonths(date, -MONTHS), to: date }
  const { data = NONE } = useQuery(clientSessionsOptions(client_id, period))
  const [now] = useState(() => kyivNow())
  return useMemo(() => lastTime(data, { date, start_time }, now), [data, date, start_time, now])
}
