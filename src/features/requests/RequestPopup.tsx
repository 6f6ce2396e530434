import { Text, Title, VisuallyHidden } from '@mantine/core'
import { useClickOutside, useWindowEvent } from '@mantine/hooks'
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { useIsMutating } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import {
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'

import '@mantine/core/styles/VisuallyHidden.css'
import { statusChangeMutation } from '#src/api/changed.ts'
import { useClient } from '#src/api/reads.ts'
import { clientName } from '#src/domain/names.ts'
import { dayText } from '#src/domain/time/date-text.ts'
import {
  type BookingRequest,
  nextRequest,
  openRequests,
  requestLine,
} from '#src/features/requests/rules/requests.ts'
import { SETTLE_MS, useSettling } from '#src/ui/hooks/focus.ts'
import { useIsTask } from '#src/ui/hooks/navigation.ts'
import { useBackCloses } from '#src/ui/hooks/use-back-closes.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { requestListAtom } from '#src/ui/overlays/overlay-atoms.ts'

import { RequestAge, RequestBody } from './RequestBody.tsx'
import { useRequests } from './use-requests.ts'

import classes from './RequestPopup.module.css'

/**
 * The coach's session requests on any screen (product §2 «Coach request popup»), one at a time. A
 * request is announced when it appears, and does not move the focus.
 *
 * Its place in the frame (decision 50): on a desktop the card itself in the rail, on a phone a strip
 * above the tab bar that opens into the card, in a low window a strip in the rail. Over an open card
 * the strip is the handle that closes it. Any action elsewhere reduces the card to a strip again.
 */
export function RequestPopup({ coachId }: { coachId: string }): ReactNode {
  const { queue, now, defer, close } = useRequests(coachId, true)
  const [shownId, setShownId] = useState<string | null>(null)
  const request = nextRequest(queue, now, shownId)
  const id = request?.id ?? null
  if (shownId !== id) setShownId(id)
  const client = useClient(request)

  const [open, setOpen] = useState(false)
  if (open && request === null) setOpen(false)
  useBackCloses(open, () => setOpen(false))
  const openList = useSetAtom(requestListAtom)
  const isTask = useIsTask()
  const strip = useRef<HTMLButtonElement>(null)
  const dock = useClickOutside<HTMLDivElement>(
    () => setOpen(false),
    ['pointerdown', 'focusin'],
    undefined,
    open,
  )
  useWindowEvent('keydown', ({ key }) => {
    if (!open || key !== 'Escape') return
    setOpen(false)
    strip.current?.focus()
  })

  const card = useRef<HTMLElement>(null)
  const left = useRef<string | null>(null)
  // The pressed button is removed with its card. The focus moves to the next card, or to the
  // screen's heading, unless another element has it.
  useEffect(() => {
    if (left.current === null || left.current === id) return
    left.current = null
    if (document.activeElement !== document.body) return
    const next = card.current ?? document.querySelector<HTMLElement>('#main h1')
    next?.focus({ preventScroll: true })
  }, [id])

  // Whatever the last request, open or not, has covered ignores presses for a moment: the second
  // press of a double press was not meant for it.
  const [shield, setShield] = useState<DOMRect | null>(null)
  const state = `${id} ${open}`
  const settling = useSettling(state)
  const last = useRef<{ state: string; place: DOMRect | undefined }>({ state, place: undefined })
  useLayoutEffect(() => {
    const before = last.current
    if (before.place && before.state !== state) setShield(before.place)
    before.state = state
  }, [state])
  useLayoutEffect(() => {
    last.current.place = dock.current?.getBoundingClientRect()
  })
  useEffect(() => {
    if (shield === null) return undefined
    const timer = setTimeout(() => setShield(null), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [shield])

  const waiting = openRequests(queue, now)
  return (
    <>
      <VisuallyHidden aria-live="polite">
        {request &&
          client &&
          `Запит на тренування: ${clientName(client)}, ${dayText(request.date)}, ${request.time}`}
      </VisuallyHidden>
      {request && (
        <div
          ref={dock}
          className={classes['dock']}
          data-open={open}
          data-settling={settling || undefined}
        >
          <button
            ref={strip}
            type="button"
            className={classes['strip']}
            {...(open && { 'aria-label': 'Згорнути запит' })}
            onClick={() => {
              if (isTask) openList(true)
              else setOpen(!open)
            }}
          >
            {open ? (
              <IconChevronDown size={20} aria-hidden />
            ) : (
              <>
                <span className={classes['text']}>
                  <span className={classes['name']}>{clientName(client)}</span>
                  <span className={classes['line']}>
                    {' '}
                    <span className={classes['dot']}>·</span> {requestLine(request, now)}
                  </span>
                </span>
                <IconChevronUp size={18} aria-hidden />
              </>
            )}
          </button>
          <RequestCard
            key={request.id}
            ref={card}
            request={request}
            place={
              waiting.length > 1 ? `${waiting.indexOf(request) + 1} з ${waiting.length}` : null
            }
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
        </div>
      )}
      {shield && createPortal(<Shield place={shield} />, document.body)}
    </>
  )
}

/** Absorbs all presses at a place: an absorbed press closes nothing and moves no focus. */
function Shield({ place: { top, left, width, height } }: { place: DOMRect }): ReactNode {
  return (
    <div
      role="presentation"
      className={classes['shield']}
      style={{ top, left, width, height }}
      onPointerDown={(press) => press.stopPropagation()}
      onMouseDown={(press) => press.preventDefault()}
    />
  )
}

/** One session request with its two answers. */
function RequestCard({
  ref,
  request,
  place,
  now,
  onPutOff,
  onAnswered,
}: {
  ref: Ref<HTMLElement>
  request: BookingRequest
  /** Its place among the waiting requests, '1 з 3'; null if it is the only one. */
  place: string | null
  /** In ms. */
  now: number
  onPutOff: () => void
  onAnswered: () => void
}): ReactNode {
  const { mutationKey } = statusChangeMutation(request.id)
  const isAnswering = useIsMutating({ mutationKey }) > 0
  const heading = useId()
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={heading} className={classes['card']}>
      <header className={classes['header']}>
        <div className={classes['heading']}>
          <Title order={2} id={heading} fz="0.9375rem">
            Запит на тренування
          </Title>
          <Text c="dimmed" size="sm">
            <RequestAge createdAt={request.createdAt} />
          </Text>
          {place !== null && <span className={classes['count']}>{place}</span>}
        </div>
        <IconButton label="Нагадати через 10 хвилин" disabled={isAnswering} onClick={onPutOff}>
          <IconX size={20} aria-hidden />
        </IconButton>
      </header>
      <RequestBody request={request} now={now} onAnswered={onAnswered} />
    </section>
  )
}
