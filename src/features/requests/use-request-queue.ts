import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useMemo, useState } from 'react'

import type { Session } from '#src/api/sessions.ts'
import { trimSeconds } from '#src/domain/clock-time.ts'
import {
  type BookingRequest,
  defer,
  EMPTY_QUEUE,
  handle,
  mergePoll,
  nextRequest,
  nextReturn,
  openRequests,
  prune,
} from '#src/domain/request-queue.ts'
import { useNow } from '#src/ui/use-now.ts'

import { requestsOptions } from './api.ts'
import { deferredAtom, handledAtom } from './state.ts'
import { useMoment } from './use-moment.ts'

const requestOf = ({ id, created_at, client_id, client, time_slot }: Session): BookingRequest => ({
  id,
  createdAt: Date.parse(created_at),
  client_id,
  ...(client && { client }),
  date: time_slot.date,
  time: trimSeconds(time_slot.start_time),
})

/** The coach's requests as they are shown: the current one, its place among those that wait, and what to do with it. */
export function useRequestQueue(coachId: string) {
  const { date } = useNow()
  const { data: sessions } = useQuery(requestsOptions(coachId, date))
  const [deferred, setDeferred] = useAtom(deferredAtom)
  const [handled, setHandled] = useAtom(handledAtom)
  const [shownId, setShownId] = useState<string | null>(null)

  const queue = useMemo(
    () => mergePoll({ ...EMPTY_QUEUE, deferred, handled }, sessions?.map(requestOf) ?? []),
    [sessions, deferred, handled],
  )
  const now = useMoment((moment) => nextReturn(queue, moment))
  const request = nextRequest(queue, now, shownId)
  if (shownId !== (request?.id ?? null)) setShownId(request?.id ?? null)

  const open = openRequests(queue, now)
  return {
    now,
    request,
    /** Counts from 1. */
    place: request ? open.indexOf(request) + 1 : 0,
    count: open.length,
    /** Puts a request off for 10 minutes. */
    putOff: (id: string) => {
      const moment = Date.now()
      setDeferred(prune(defer(queue, id, moment), moment).deferred)
    },
    /** Shows a request no more. */
    close: (id: string) => setHandled(handle(queue, id).handled),
  }
}
