/** Sessions, as several features read them. */
import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'

import { allPages } from './all-pages.ts'
import type { components } from './contract.gen.ts'
import { Session } from './schemas.gen.ts'
import { send } from './send.ts'

export type Session = components['schemas']['Session']

/** Both dates are included, `YYYY-MM-DD`. */
export interface Period {
  from: string
  to: string
}

/** A coach's sessions of a period, of every status unless one is given, by date and time. */
export const coachSessionsOptions = (
  coachId: string,
  { from, to }: Period,
  status?: Session['status'],
) =>
  queryOptions({
    queryKey: ['GET /v1/coaches/{id}/sessions', { coachId, from, to, status }],
    queryFn: ({ signal }) =>
      allPages((page) =>
        send(
          'GET /v1/coaches/{id}/sessions',
          {
            path: { id: coachId },
            query: { start_date: from, end_date: to, ...(status && { status }), ...page },
            signal,
          },
          v.array(Session),
        ),
      ),
  })

/** A client's sessions of a period, by date and time. */
export const clientSessionsOptions = (clientId: string, { from, to }: Period) =>
  queryOptions({
    queryKey: ['GET /v1/clients/{id}/sessions', { clientId, from, to }],
    queryFn: ({ signal }) =>
      allPages((page) =>
        send(
          'GET /v1/clients/{id}/sessions',
          { path: { id: clientId }, query: { start_date: from, end_date: to, ...page }, signal },
          v.array(Session),
        ),
      ),
  })

/** One session with its exercises. */
export const sessionOptions = (id: string) =>
  queryOptions({
    queryKey: ['GET /v1/calendar/sessions/{id}', { id }],
    queryFn: ({ signal }) =>
      send('GET /v1/calendar/sessions/{id}', { path: { id }, signal }, Session),
  })
