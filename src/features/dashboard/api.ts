import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'

import { Session } from '#src/api/schemas.gen.ts'
import { send } from '#src/api/send.ts'

/** The meetings of one day that take place or took place (spec §2 «/dashboard»), by time. */
export const meetingsOptions = (coachId: string, date: string) =>
  queryOptions({
    queryKey: ['GET /v1/coaches/{id}/sessions', { coachId, start_date: date, end_date: date }],
    queryFn: ({ signal }) =>
      send(
        'GET /v1/coaches/{id}/sessions',
        { path: { id: coachId }, query: { start_date: date, end_date: date }, signal },
        v.array(Session),
      ),
    select: (sessions) =>
      sessions
        .filter(({ status }) => status === 'verified' || status === 'concluded')
        .toSorted((a, b) => a.time_slot.start_time.localeCompare(b.time_slot.start_time)),
  })
