import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { loadedBefore } from '#src/api/queries.ts'
import { coachSessionsOptions } from '#src/api/reads.ts'
import { monthAhead } from '#src/features/clients/card-periods.ts'
import { nextByClient } from '#src/features/clients/session-groups.ts'
import { useKyivNow } from '#src/ui/dates/use-clock.ts'

/** The next session of each of a coach's clients within a month, by client id, from one read. */
export function useNextSessions(coachId: string) {
  const { date, time } = useKyivNow()
  const query = useQuery({ ...coachSessionsOptions(coachId, monthAhead(date)), ...loadedBefore })
  const { data } = query
  const byClient = useMemo(
    () => nextByClient(data ?? [], { date, time }),
    // The next session changes at most once a minute, with the clock.
    [data, date, time],
  )
  return { query, byClient }
}
