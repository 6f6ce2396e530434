import { VisuallyHidden } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'

import '@mantine/core/styles/VisuallyHidden.css'
import { useClient } from '#src/api/reads.ts'
import { clientName } from '#src/domain/names.ts'
import { dayText } from '#src/domain/time/date-text.ts'
import type { BookingRequest } from '#src/features/requests/rules/request-queue.ts'

import { RequestDock } from './RequestDock.tsx'
import { useRequestQueue } from './use-request-queue.ts'

/** The announced text; empty until the client's name is known. */
function Announcement({ request }: { request: BookingRequest }): ReactNode {
  const { date, time } = request
  const client = useClient(request)
  return client && `Запит на тренування: ${clientName(client)}, ${dayText(date)}, ${time}`
}

/**
 * The coach's session requests on any screen (product §2 «Coach request popup»), one at a time. A
 * request is announced when it appears, and does not move the focus.
 */
export function RequestPopup({ coachId }: { coachId: string }): ReactNode {
  const { request, place, count, now, defer, close } = useRequestQueue(coachId)
  const card = useRef<HTMLElement>(null)
  const left = useRef<string | null>(null)
  const id = request?.id

  // The pressed button is removed with its card. The focus moves to the next card, or to the
  // screen's heading, unless another element has it.
  useEffect(() => {
    if (left.current === null || left.current === id) return
    left.current = null
    if (document.activeElement !== document.body) return
    const next = card.current ?? document.querySelector<HTMLElement>('#main h1')
    next?.focus({ preventScroll: true })
  }, [id])

  return (
    <>
      <VisuallyHidden aria-live="polite">
        {request && <Announcement request={request} />}
      </VisuallyHidden>
      {request && (
        <RequestDock
          ref={card}
          request={request}
          place={place}
          count={count}
          now={now}
          onPutOff={() => {
            left.current = request.id
            defer([request.id])
          }}
          onAnswered={() => {
            left.current = request.id
            close(request.id)
          }}
        />
      )}
    </>
  )
}
