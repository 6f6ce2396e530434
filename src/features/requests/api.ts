import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { coachSessionsOptions, POLL_MS } from '#src/api/reads.ts'
import { addDays, addMonths } from '#src/domain/time/calendar-date.ts'

/** Today is the first of them. */
const DAYS = 7

/**
 * A coach's unanswered requests for the 7 days from `today` (`YYYY-MM-DD`), polled; a hidden tab
 * polls too.
 */
export const requestsOptions = (coachId: string, today: string) =>
  queryOptions({
    ...coachSessionsOptions(coachId, { from: today, to: addDays(today, DAYS - 1) }, 'unverified'),
    // At midnight the period changes: the list stays until the new one has loaded.
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
    refetchIntervalInBackground: true,
  })

/** Those after the 7 days, up to a year ahead: the list and its count have all (decision 51). */
export const laterRequestsOptions = (coachId: string, today: string) =>
  queryOptions({
    ...coachSessionsOptions(
      coachId,
      { from: addDays(today, DAYS), to: addMonths(today, 12) },
      'unverified',
    ),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  })
