import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { coachSessionsOptions } from '#src/api/sessions.ts'
import { useNow } from '#src/ui/use-now.ts'

import { loadedBefore } from './in-time.ts'
import { monthAhead } from './periods.ts'
import { nextByClient } from './session-lists.ts'

/** The next session of each of a coach's clients within a month, by client id, from one reading. */
export function useNextSessions(coachId: string) {
  const { date, time } = useNow()
  const query = useQuery({ ...coachSessionsOptions(coachId, monthAhead(date)), ...loadedBefore })
  const { data } = query
  const byClient = useMemo(
    () => nextByClient(data ?? [], { date, time }),
    // A session moves on at most once a minute, as the clock does.
    [data, date, time],
  )
  return { query, byClient }
}
