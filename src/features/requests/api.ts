import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'

import { isApiError } from '#src/api/calls/api-error.ts'
import { sendEmpty } from '#src/api/calls/send.ts'
import { afterwards, sessionsChanged } from '#src/api/changed.ts'
import { coachSessionsOptions, POLL_MS } from '#src/api/session-reads.ts'
import { addDays } from '#src/domain/time/calendar-date.ts'

/** Today is the first of them. */
const DAYS = 7

/** A coach's unanswered requests for the 7 days from `today` (`YYYY-MM-DD`), polled; a hidden tab polls too. */
export const requestsOptions = (coachId: string, today: string) =>
  queryOptions({
    ...coachSessionsOptions(coachId, { from: today, to: addDays(today, DAYS - 1) }, 'unverified'),
    // At midnight the period changes: the list stays until the new one has loaded.
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
  })

/** The answers to a request: it is confirmed, or cancelled. */
export const ANSWERS = ['verified', 'cancelled'] as const

export type RequestAnswer = (typeof ANSWERS)[number]

/** Whether a request was handled meanwhile, on another device or by the client. */
export const isHandled = (error: unknown): boolean => isApiError(error) && error.status === 409

/** Answers the request of a session. The key lets every view of the request see the call. */
export const requestAnswerMutation = (id: string) =>
  mutationOptions({
    mutationKey: ['PATCH /v1/calendar/sessions/{id}', id],
    mutationFn: (status: RequestAnswer) =>
      sendEmpty('PATCH /v1/calendar/sessions/{id}', { path: { id }, body: { status } }),
    // Not waited for: the next request is shown at once.
    onSettled: afterwards((client, { error }) => {
      if (!error || isHandled(error)) void sessionsChanged(client)
    }),
  })
