import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'

import { Session } from '#src/api/schemas.gen.ts'
import { send } from '#src/api/send.ts'
import { addDays } from '#src/domain/calendar-date.ts'

/** Spec §9 Request polling. */
const POLL_MS = 30_000
const DAYS_AHEAD = 7

/** The contract's largest page. */
const ALL = 1000

/** A coach's unanswered requests for the 7 days from `today` (`YYYY-MM-DD`), polled; a hidden tab polls too. */
export const requestsOptions = (coachId: string, today: string) => {
  const query = {
    start_date: today,
    end_date: addDays(today, DAYS_AHEAD),
    status: 'unverified',
    skip: 0,
    limit: ALL,
  } as const
  return queryOptions({
    queryKey: ['GET /v1/coaches/{id}/sessions', { coachId, ...query }],
    queryFn: ({ signal }) =>
      send(
        'GET /v1/coaches/{id}/sessions',
        { path: { id: coachId }, query, signal },
        v.array(Session),
      ),
    // At midnight the days move on: the list stays until the new one is there.
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
  })
}

export interface RequestAnswer {
  /** Of the session. */
  id: string
  status: 'verified' | 'cancelled'
}

/** Confirms a request or cancels it. */
export const answerRequest = mutationOptions({
  mutationKey: ['PATCH /v1/calendar/sessions/{id}'],
  mutationFn: ({ id, status }: RequestAnswer) =>
    send('PATCH /v1/calendar/sessions/{id}', { path: { id }, body: { status } }, Session),
})
