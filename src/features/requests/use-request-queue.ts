import { useState } from 'react'

import { nextRequest, openRequests } from '#src/features/requests/rules/request-queue.ts'

import { useRequests } from './use-requests.ts'

/** The requests as the popup shows them: the current one and its place among the waiting ones. */
export function useRequestQueue(coachId: string) {
  const { queue, now, defer, close } = useRequests(coachId, true)
  const [shownId, setShownId] = useState<string | null>(null)
  const request = nextRequest(queue, now, shownId)
  if (shownId !== (request?.id ?? null)) setShownId(request?.id ?? null)

  const open = openRequests(queue, now)
  return {
    now,
    request,
    /** Counts from 1. */
    place: request ? open.indexOf(request) + 1 : 0,
    count: open.length,
    defer,
    close,
  }
}
