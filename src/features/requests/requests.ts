/**
 * The coach's session requests: read from the server, deferred and answered on this device. Which of
 * them the popup shows (product §2 «Coach request popup»), and their texts. All moments are in ms.
 */
import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { atom, useAtom, useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useRef } from 'react'
import * as v from 'valibot'

import {
  coachSessionsOptions,
  meOptions,
  type Period,
  POLL_MS,
  type Session,
  sessionsIn,
} from '#src/api/queries.ts'
import { closeNotices, notify, showWaiting } from '#src/device/notices.ts'
import { storedAtom } from '#src/device/storage.ts'
import { clientName } from '#src/domain/names.ts'
import { addDays, addMonths } from '#src/domain/time/calendar-date.ts'
import { dayText, trimSeconds } from '#src/domain/time/date-text.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { serverNow } from '#src/domain/time/now.ts'
import { deadlineOf, deadlineText } from '#src/domain/time/request-deadline.ts'
import { useClock } from '#src/ui/dates/use-clock.ts'
import { useKyivNow } from '#src/ui/dates/use-kyiv-now.ts'
import { waitingAtom } from '#src/ui/DocumentTitle.tsx'

const MINUTE_MS = 60_000
const DEFER_MS = 10 * MINUTE_MS
const STEP_MS = 15_000

/** Today is the first of them. */
const DAYS = 7

/** The ends of the deferrals, by the id of the session. */
type Deferred = Readonly<Record<string, number>>

/** They are stored on the device and kept across reloads. */
export const { atom: deferredAtom } = storedAtom<Deferred>(
  'deferred-requests',
  v.record(v.string(), v.number()),
  {},
)

/**
 * Ids of the requests answered here. They are never dropped, because a late poll could restore the
 * requests. They are not kept across reloads: the server does not list them any more.
 */
const handledAtom = atom<readonly string[]>([])

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

/**
 * The coach's requests from the server and this device: all, or those of the next 7 days for the
 * popup, which polls these for all components that show them.
 */
export function useRequests(forPopup = false) {
  const { data: me } = useSuspenseQuery(meOptions())
  const { date } = useKyivNow()
  const near = useQuery({
    ...requestsOptions(me.id, date),
    ...(!forPopup && { refetchInterval: false }),
  })
  const far = useQuery({ ...laterRequestsOptions(me.id, date), enabled: !forPopup })
  // A disabled query has data, too, if another component has read it.
  const polled = [...(near.data ?? []), ...((!forPopup && far.data) || [])]
  const [deferred, setDeferred] = useAtom(deferredAtom)
  const [handled, setHandled] = useAtom(handledAtom)
  return {
    /** Those without an answer, by creation, deferred ones included. */
    requests: unansweredRequests(polled, handled),
    deferred,
    /** Of both reads: `success` if all requests are known. */
    status: near.isSuccess ? far.status : near.status,
    now: useClock(() => momentOf(deferred, serverNow())),
    /** Defers requests for 10 minutes. */
    defer: (ids: readonly string[]): void => {
      const moment = serverNow()
      setDeferred(defer(prune(deferred, moment), ids, moment))
    },
    /**
     * Hides a request permanently. It updates the latest list, because two answers may arrive at
     * the same time.
     */
    close: (id: string): void => setHandled((before) => [...before, id]),
  }
}

/**
 * Tells a coach who looks elsewhere: all requests without an answer are counted in the page's title
 * and on the app's icon. One that arrives while the page is open is also a notification of the
 * device, if the coach has allowed that.
 */
export function useNotices(): void {
  const { data: me } = useSuspenseQuery(meOptions())
  const { requests, status } = useRequests()
  const known = useRef<readonly string[] | null>(null)
  const follow = useEffectEvent((now: readonly string[]): void => {
    const before = known.current ?? now
    known.current = now
    showWaiting(now.length)
    void closeNotices(before.filter((id) => !now.includes(id)))
    for (const { id, client = null, time_slot } of requests) {
      const text = `${clientName(client)}, ${dayText(time_slot.date)}, ${trimSeconds(time_slot.start_time)}`
      if (!before.includes(id)) void notify(me.id, 'Запит на тренування', text, id)
    }
  })
  const ids = status === 'success' ? requests.map(({ id }) => id).join(' ') : null
  useEffect(() => {
    if (ids !== null) follow(ids.split(' ').filter(Boolean))
  }, [ids])
  const setWaiting = useSetAtom(waitingAtom)
  const count = requests.length
  useEffect(() => {
    setWaiting(count)
    return () => setWaiting(0)
  }, [count, setWaiting])
}

type Created = Pick<Session, 'id' | 'created_at'>

/** The requests of a poll without an answer, by creation. */
export const unansweredRequests = <Request extends Created>(
  polled: readonly Request[],
  handled: readonly string[],
): Request[] => polled.filter(({ id }) => !handled.includes(id)).toSorted(byCreation)

/** Requests of the same moment are ordered by id, so that two polls never swap them. */
const byCreation = (a: Created, b: Created): number =>
  Date.parse(a.created_at) - Date.parse(b.created_at) || (a.id < b.id ? -1 : 1)

/** The requests that wait for the coach now: not deferred. */
export const openRequests = <Request extends Created>(
  requests: readonly Request[],
  deferred: Deferred,
  now: number,
): Request[] => requests.filter(({ id }) => now >= (deferred[id] ?? now))

/**
 * The request to show, or null. The one that is shown (`shownId`) stays until it is deferred,
 * handled or no longer listed: another one must not appear under the coach's finger.
 */
export const nextRequest = <Request extends Created>(
  open: readonly Request[],
  shownId: string | null,
): Request | null => open.find(({ id }) => id === shownId) ?? open.at(0) ?? null

/** Closing a request defers it for 10 minutes. */
export const defer = (deferred: Deferred, ids: readonly string[], now: number): Deferred => ({
  ...deferred,
  ...Object.fromEntries(ids.map((id) => [id, now + DEFER_MS])),
})

/** Drops expired deferrals, so that the device does not collect them. */
export const prune = (deferred: Deferred, now: number): Deferred =>
  Object.fromEntries(Object.entries(deferred).filter(([, until]) => now < until))

/** The moment that is shown: it moves every 15 s, and when a deferral ends. */
export function momentOf(deferred: Deferred, now: number): number {
  const ended = Object.values(deferred).filter((until) => until <= now)
  return Math.max(Math.floor(now / STEP_MS) * STEP_MS, ...ended)
}

/** How long ago a request was made; with a clock behind the server's just now, not a negative age. */
export function ageLabel(createdAt: number, now: number): string {
  const minutes = Math.floor((now - createdAt) / MINUTE_MS)
  if (minutes < 1) return 'щойно'
  if (minutes < 60) return `${minutes} хв назад`
  return `${Math.floor(minutes / 60)} год тому`
}

type Timed = Pick<Session, 'created_at' | 'time_slot'>

/** Until when a request can be confirmed (product §4 «Information text»). */
export function deadlineLine(request: Timed, now: number): string {
  const deadline = deadlineOf(request)
  return deadline > now
    ? `Підтвердь ${deadlineText(deadline, now)}, інакше запит буде скасовано`
    : 'Час на підтвердження минув'
}

/** The line of a request beside the name: 'ср, 14:00 · до 10:40'. */
export function requestLine(request: Timed, now: number): string {
  const { date, start_time } = request.time_slot
  const when = `${weekdayOf(date)}, ${trimSeconds(start_time)}`
  const deadline = deadlineOf(request)
  if (deadline <= now) return `${when} · час минув`
  const until = kyivNow(deadline)
  const day = until.date === kyivNow(now).date ? '' : `${weekdayOf(until.date)}, `
  return `${when} · до ${day}${until.time}`
}

const weekdayOf = (date: string): string => dayText(date).replace(/,.*/, '')
