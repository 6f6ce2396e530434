import { keepPreviousData, queryOptions } from '@tanstack/react-query'

import { coachSessionsOptions, POLL_MS } from '#src/api/reads.ts'
import { addDays, addMonths } from '#src/domain/time/calendar-date.ts'

/** Today is the first of them. */
const DAYS = 7

const unanswered = (coachId: string, from: string, to: string) =>
  queryOptions({
    ...coachSessionsOptions(coachId, { from, to }, 'unverified'),
    // At midnight the period changes: the list stays until the new one has loaded.
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  })

/**
 * A coach's unanswered requests for the 7 days from `today` (`YYYY-MM-DD`), polled; a hidden tab
 * polls too.
 */
export const requestsOptions = (coachId: string, today: string) =>
  queryOptions({
    ...unanswered(coachId, today, addDays(today, DAYS - 1)),
    refetchIntervalInBackground: true,
  })

/** Those after the 7 days, up to a year ahead: the list and its count have all (decision 51). */
export const laterRequestsOptions = (coachId: string, today: string) =>
  unanswered(coachId, addDays(today, DAYS), addMonths(today, 12))
