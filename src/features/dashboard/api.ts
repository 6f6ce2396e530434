import { queryOptions } from '@tanstack/react-query'

import { coachSessionsOptions } from '#src/api/sessions.ts'

/** The meetings of one day that take place or took place (product §2 «/dashboard»), by time. */
export const meetingsOptions = (coachId: string, date: string) =>
  queryOptions({
    ...coachSessionsOptions(coachId, { from: date, to: date }),
    select: (sessions) =>
      sessions
        .filter(({ status }) => status === 'verified' || status === 'concluded')
        .toSorted((a, b) => a.time_slot.start_time.localeCompare(b.time_slot.start_time)),
  })
