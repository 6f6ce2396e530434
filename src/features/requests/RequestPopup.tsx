import { Text, Title, VisuallyHidden } from '@mantine/core'
import { useClickOutside, useWindowEvent } from '@mantine/hooks'
import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react'
import { useSetAtom } from 'jotai'
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import '@mantine/core/styles/VisuallyHidden.css'
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

import { RequestAge, RequestBody, useRequestAnswer } from './RequestBody.tsx'
import { useRequests } from './use-requests.ts'

import classes from './RequestPopup.module.css'

/**
 * The coach's session requests on any screen (product §2 «Coach request popup»), one at a time. A
 * request is announced when it appears, and does not move the focus.
 */
export function RequestPopup({ coachId }: { coachId: string }): ReactNode {
  const { queue, now, defer, close } = useRequests(coachId, true)
  const [shownId, setShownId] = useState<string | null>(null)
  const request = nextRequest(queue, now, shownId)
  const id = request?.id ?? null
  if (shownId !== id) setShownId(id)

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

  const open = openRequests(queue, now)
  return (
    <>
      <VisuallyHidden aria-live="polite">
        {request && <Announcement request={request} />}
      </VisuallyHidden>
      {request && (
        <RequestDock
          ref={card}
          request={request}
          place={open.length > 1 ? `${open.indexOf(request) + 1} з ${open.length}` : null}
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

/** The announced text; empty until the client's name is known. */
function Announcement({ request }: { request: BookingRequest }): ReactNode {
  const { date, time } = request
  const client = useClient(request)
  return client && `Запит на тренування: ${clientName(client)}, ${dayText(date)}, ${time}`
}

interface RequestCardProps {
  request: BookingRequest
  /** Its place among the waiting requests, '1 з 3'; null if it is the only one. */
  place: string | null
  /** In ms. */
  now: number
  onPutOff: () => void
  /** Called once the request no longer needs an answer: it was answered here or elsewhere. */
  onAnswered: () => void
  /** Of the card. */
  ref: Ref<HTMLElement>
}

/**
 * The place of requests in the frame (decision 50): on a desktop the card itself in the rail, on a
 * phone a strip above the tab bar that opens into the card, in a low window a strip in the rail.
 * Over an open card the strip is the handle that closes it. Any action elsewhere reduces the card to
 * a strip again.
 */
function RequestDock(props: RequestCardProps): ReactNode {
  const { request, now } = props
  const client = useClient(request)
  const strip = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  useBackCloses(open, () => setOpen(false))
  const openList = useSetAtom(requestListAtom)
  const isTask = useIsTask()
  const state = `${request.id} ${open}`
  const settling = useSettling(state)
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

  return (
    <>
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
        <RequestCard key={request.id} {...props} />
      </div>
      {/* Below: the element is measured after it is rendered. */}
      <Cover key={state} element={dock} />
    </>
  )
}

/** One session request with its two answers. */
function RequestCard(props: RequestCardProps): ReactNode {
  const { request, place, now, onPutOff, onAnswered, ref } = props
  const call = useRequestAnswer(request.id, onAnswered)
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
        <IconButton
          label="Нагадати через 10 хвилин"
          disabled={call.pending !== undefined}
          onClick={onPutOff}
        >
          <IconX size={20} aria-hidden />
        </IconButton>
      </header>
      <RequestBody request={request} call={call} now={now} />
    </section>
  )
}

/**
 * When this is removed, whatever the element has covered ignores presses for a moment: the second
 * press of a double press was not meant for it.
 */
function Cover({ element }: { element: RefObject<Element | null> }): ReactNode {
  const place = useRef<DOMRect | undefined>(undefined)
  useLayoutEffect(() => () => cover(place.current), [])
  useLayoutEffect(() => {
    place.current = element.current?.getBoundingClientRect()
  })
  return null
}

/** Absorbs all presses at this place while what is there settles. */
function cover(place: DOMRect | undefined): void {
  if (!place) return
  const shield = document.createElement('div')
  shield.className = classes['shield'] ?? ''
  for (const side of ['top', 'left', 'width', 'height'] as const)
    shield.style[side] = `${place[side]}px`
  // An absorbed press closes nothing and moves no focus.
  shield.addEventListener('pointerdown', (press) => press.stopPropagation())
  shield.addEventListener('mousedown', (press) => press.preventDefault())
  document.body.append(shield)
  setTimeout(() => shield.remove(), SETTLE_MS)
}
