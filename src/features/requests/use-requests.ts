/** The coach's session requests: read from the server, deferred and answered on this device. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { atom, useAtom } from 'jotai'
import * as v from 'valibot'

import {
  coachSessionsOptions,
  type Period,
  POLL_MS,
  type Session,
  sessionsIn,
} from '#src/api/reads.ts'
import { storedAtom } from '#src/device/storage.ts'
import { addDays, addMonths } from '#src/domain/time/calendar-date.ts'
import { trimSeconds } from '#src/domain/time/clock-time.ts'
import {
  type BookingRequest,
  defer,
  EMPTY_QUEUE,
  handle,
  mergePoll,
  nextReturn,
  prune,
} from '#src/features/requests/rules/requests.ts'
import { useKyivNow } from '#src/ui/dates/use-clock.ts'
import { useMoment } from '#src/ui/dates/use-moment.ts'

/**
 * The moments until which requests are deferred, in ms, by the id of the session. They are stored
 * on the device and kept across reloads.
 */
export const { atom: deferredAtom } = storedAtom<Readonly<Record<string, number>>>(
  'deferred-requests',
  v.record(v.string(), v.number()),
  {},
)

/** Ids of the requests answered here, so that a poll in progress does not restore them. */
const handledAtom = atom<readonly string[]>([])

/** Today is the first of them. */
const DAYS = 7

const unanswered = (coachId: string, period: Period, window: string) =>
  queryOptions({
    ...coachSessionsOptions(coachId, period, { status: 'unverified', window }),
    select: sessionsIn(period),
    refetchInterval: POLL_MS,
  })

/**
 * A coach's unanswered requests for the 7 days from `today` (`YYYY-MM-DD`), polled; a hidden tab
 * polls too.
 */
export const requestsOptions = (coachId: string, today: string) =>
  queryOptions({
    ...unanswered(coachId, { from: today, to: addDays(today, DAYS - 1) }, 'near requests'),
    refetchIntervalInBackground: true,
  })

/** Those after the 7 days, up to a year ahead: the list and its count have all (decision 51). */
export const laterRequestsOptions = (coachId: string, today: string) =>
  unanswered(coachId, { from: addDays(today, DAYS), to: addMonths(today, 12) }, 'later requests')

const EVERY_MS = 15_000

const requestOf = ({ id, created_at, client_id, client, time_slot }: Session): BookingRequest => ({
  id,
  createdAt: Date.parse(created_at),
  client_id,
  ...(client && { client }),
  date: time_slot.date,
  time: trimSeconds(time_slot.start_time),
})

/**
 * The coach's requests from the server and this device: all, or those of the next 7 days for the
 * popup, which polls these for all components that show them.
 */
export function useRequests(coachId: string, forPopup = false) {
  const { date } = useKyivNow()
  const near = useQuery({
    ...requestsOptions(coachId, date),
    ...(!forPopup && { refetchInterval: false }),
  })
  const far = useQuery({ ...laterRequestsOptions(coachId, date), enabled: !forPopup })
  // A disabled query has data, too, if another component has read it.
  const read = [...(near.data ?? []), ...((!forPopup && far.data) || [])]
  const [deferred, setDeferred] = useAtom(deferredAtom)
  const [handled, setHandled] = useAtom(handledAtom)
  const queue = mergePoll({ ...EMPTY_QUEUE, deferred, handled }, read.map(requestOf))
  return {
    queue,
    /** Of both reads: `success` if all requests are known. */
    status: near.isSuccess ? far.status : near.status,
    /** The current time, in ms. */
    now: useMoment(EVERY_MS, (moment) => nextReturn(queue, moment)),
    /** Defers requests for 10 minutes. */
    defer: (ids: readonly string[]): void => {
      const moment = Date.now()
      const changed = ids.reduce((before, id) => defer(before, id, moment), queue)
      setDeferred(prune(changed, moment).deferred)
    },
    /**
     * Hides a request permanently. It updates the latest list, because two answers may arrive at
     * the same time.
     */
    close: (id: string): void =>
      setHandled((before) => handle({ ...EMPTY_QUEUE, handled: before }, id).handled),
  }
}
