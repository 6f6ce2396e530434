import { queryOptions } from '@tanstack/react-query'

import { coachSessionsOptions } from '#src/api/session-reads.ts'

/** The meetings of one day by time, without cancelled ones (product §2 «/dashboard»). */
export const meetingsOptions = (coachId: string, date: string) =>
  queryOptions({
    ...coachSessionsOptions(coachId, { from: date, to: date }),
    select: (sessions) =>
      sessions
        .filter(({ status }) => status === 'verified' || status === 'concluded')
        .toSorted((a, b) => a.time_slot.start_time.localeCompare(b.time_slot.start_time)),
  })
