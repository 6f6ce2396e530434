import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'

import { sendEmpty } from '#src/api/send.ts'
import { coachSessionsOptions } from '#src/api/sessions.ts'
import { addDays } from '#src/domain/time/calendar-date.ts'

/** Product §9 «Request polling». */
const POLL_MS = 30_000
/** Today is the first of them. */
const DAYS = 7

/** A coach's unanswered requests for the 7 days from `today` (`YYYY-MM-DD`), polled; a hidden tab polls too. */
export const requestsOptions = (coachId: string, today: string) =>
  queryOptions({
    ...coachSessionsOptions(coachId, { from: today, to: addDays(today, DAYS - 1) }, 'unverified'),
    // At midnight the days move on: the list stays until the new one is there.
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
  })

export interface RequestAnswer {
  /** Of the session. */
  id: string
  status: 'verified' | 'cancelled'
}

/** Confirms a request or cancels it. */
export const requestAnswerMutation = mutationOptions({
  mutationKey: ['PATCH /v1/calendar/sessions/{id}'],
  mutationFn: ({ id, status }: RequestAnswer) =>
    sendEmpty('PATCH /v1/calendar/sessions/{id}', { path: { id }, body: { status } }),
})
