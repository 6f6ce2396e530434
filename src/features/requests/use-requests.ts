import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useMemo } from 'react'

import type { Session } from '#src/api/session-reads.ts'
import { trimSeconds } from '#src/domain/time/clock-time.ts'
import {
  type BookingRequest,
  defer,
  EMPTY_QUEUE,
  handle,
  mergePoll,
  nextReturn,
  prune,
  type RequestQueue,
} from '#src/features/requests/rules/request-queue.ts'
import { useMoment } from '#src/ui/dates/use-clock.ts'
import { useKyivNow } from '#src/ui/dates/use-kyiv-now.ts'

import { requestsOptions } from './api.ts'
import { deferredAtom, handledAtom } from './state.ts'

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
 * The coach's requests from the server and this device. The popup polls for all components that
 * show them.
 */
export function useRequests(coachId: string, poll = false) {
  const { date } = useKyivNow()
  const { data: sessions, status } = useQuery({
    ...requestsOptions(coachId, date),
    ...(!poll && { refetchInterval: false }),
  })
  const [deferred, setDeferred] = useAtom(deferredAtom)
  const [handled, setHandled] = useAtom(handledAtom)
  const queue: RequestQueue = useMemo(
    () => mergePoll({ ...EMPTY_QUEUE, deferred, handled }, sessions?.map(requestOf) ?? []),
    [sessions, deferred, handled],
  )
  return {
    queue,
    /** The status of the read. */
    status,
    /** The current time, in ms. */
    now: useMoment(EVERY_MS, (moment) => nextReturn(queue, moment)),
    /** Defers requests for 10 minutes. */
    defer: (ids: readonly string[]): void => {
      const moment = Date.now()
      const later = ids.reduce((before, id) => defer(before, id, moment), queue)
      setDeferred(prune(later, moment).deferred)
    },
    /**
     * Hides a request permanently. It updates the latest list, because two answers may arrive at
     * the same time.
     */
    close: (id: string): void =>
      setHandled((before) => handle({ ...EMPTY_QUEUE, handled: before }, id).handled),
  }
}
