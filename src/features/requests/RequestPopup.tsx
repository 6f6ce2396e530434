import { Button, Text, Title, VisuallyHidden } from '@mantine/core'
import { useClickOutside, useWindowEvent } from '@mantine/hooks'
import {
  IconCalendarEvent,
  IconChevronDown,
  IconChevronUp,
  IconPhone,
  IconX,
} from '@tabler/icons-react'
import { useIsMutating, useMutationState } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import '@mantine/core/styles/VisuallyHidden.css'
import {
  isHandled,
  STATUS_CHANGES,
  type StatusChange,
  statusChangeMutation,
} from '#src/api/changed.ts'
import { type Session, useClient } from '#src/api/queries.ts'
import { clientName } from '#src/domain/names.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { dayText, trimSeconds } from '#src/domain/time/date-text.ts'
import { serverNow } from '#src/domain/time/now.ts'
import { failureText } from '#src/errors/error-text.ts'
import { useClock } from '#src/ui/dates/use-clock.ts'
import { failureNote, FailureText } from '#src/ui/FailureText.tsx'
import { useSharedMutation } from '#src/ui/forms/use-single-mutation.ts'
import { isStrayPress, SETTLE_MS, useSettling } from '#src/ui/hooks/focus.ts'
import { useIsTask } from '#src/ui/hooks/navigation.ts'
import { useBackCloses } from '#src/ui/hooks/use-back-closes.ts'
import { useFocusAfter } from '#src/ui/hooks/use-focus-after.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { requestListAtom } from '#src/ui/overlays/overlay-atoms.ts'
import { toast } from '#src/ui/overlays/toast.ts'
import { UserAvatar } from '#src/ui/pictures/Avatar.tsx'

import { CancelButton } from './CancelButton.tsx'
import {
  ageLabel,
  deadlineLine,
  nextRequest,
  openRequests,
  requestLine,
  useNotices,
  useRequests,
} from './requests.ts'

import classes from './RequestPopup.module.css'

/** Product §9 «Age label refresh». */
const AGE_REFRESH_MS = 5 * 60_000

/**
 * The coach's session requests on any screen (product §2 «Coach request popup»), one at a time. A
 * request is announced when it appears, and does not move the focus.
 *
 * Its place in the frame (decision 50): on a desktop the card itself in the rail, on a phone a strip
 * above the tab bar that opens into the card, in a low window a strip in the rail. Over an open card
 * the strip is the handle that closes it. Any action elsewhere reduces the card to a strip again.
 */
export function RequestPopup(): ReactNode {
  useNotices()
  const { requests, deferred, now, defer, close } = useRequests(true)
  const waiting = openRequests(requests, deferred, now)
  const [shownId, setShownId] = useState<string | null>(null)
  const request = nextRequest(waiting, shownId)
  const id = request?.id ?? null
  if (shownId !== id) setShownId(id)
  const client = useClient(request)

  const heading = useId()
  const { mutationKey } = statusChangeMutation(id ?? '')
  const isAnswering = useIsMutating({ mutationKey }) > 0

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

  return (
    <>
      <VisuallyHidden aria-live="polite">
        {request &&
          client &&
          `Запит на тренування: ${clientName(client)}, ${dayText(request.time_slot.date)}, ${trimSeconds(request.time_slot.start_time)}`}
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
                  <span style={{ flex: 'none' }}>
                    {' '}
                    <span className={classes['dot']}>·</span> {requestLine(request, now)}
                  </span>
                </span>
                <IconChevronUp size={18} aria-hidden />
              </>
            )}
          </button>
          <section
            key={id}
            ref={card}
            tabIndex={-1}
            aria-labelledby={heading}
            className={classes['card']}
          >
            <header className={classes['header']}>
              <div className={classes['heading']}>
                <Title order={2} id={heading} fz="0.9375rem">
                  Запит на тренування
                </Title>
                <Text c="dimmed" size="sm">
                  <RequestAge createdAt={Date.parse(request.created_at)} />
                </Text>
                {waiting.length > 1 && (
                  <span className={classes['count']}>
                    {waiting.indexOf(request) + 1} з {waiting.length}
                  </span>
                )}
              </div>
              <IconButton
                label="Нагадати через 10 хвилин"
                disabled={isAnswering}
                onClick={() => {
                  left.current = id
                  defer([request.id])
                }}
              >
                <IconX size={20} aria-hidden />
              </IconButton>
            </header>
            <RequestBody
              request={request}
              now={now}
              onAnswered={() => {
                left.current = request.id
                close(request.id)
              }}
            />
          </section>
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
      // Above the frame, below the dialogs.
      style={{ position: 'fixed', zIndex: 150, top, left, width, height }}
      onPointerDown={(press) => press.stopPropagation()}
      onMouseDown={(press) => press.preventDefault()}
    />
  )
}

/** For a call whose failure is shown by the options of its mutation. */
const SHOWN = { onError: (): void => {} }

const DONE: Record<StatusChange, string> = {
  verified: 'Запит підтверджено',
  cancelled: 'Запит скасовано',
}

/**
 * The client, the time, until when it can be confirmed (product §4 «Information text»), why the
 * last answer failed, and the two answers. A failed answer keeps the request.
 */
export function RequestBody({
  request,
  now,
  onAnswered,
  children,
}: {
  request: Session
  /** In ms. */
  now: number
  /** Called once the request no longer needs an answer: it was answered here or elsewhere. */
  onAnswered: () => void
  /** Shown beside the name. */
  children?: ReactNode
}): ReactNode {
  const options = statusChangeMutation(request.id)
  const { call, error, showFailure } = useSharedMutation({
    ...options,
    // In the options: the answer removes the card, so callbacks passed to the call would not run.
    onSuccess: (_, status) => {
      toast.success(DONE[status])
      onAnswered()
    },
    onError: (failure) => {
      if (isHandled(failure)) {
        toast.info(failureText(failure))
        onAnswered()
      } else {
        showFailure(failure)
      }
    },
  })
  /** The answer that is being sent, from here or from another component with this request. */
  const [pending] = useMutationState({
    filters: { mutationKey: options.mutationKey, status: 'pending' },
    select: ({ state }) => STATUS_CHANGES.find((status) => status === state.variables),
  })
  const { date, start_time } = request.time_slot
  const clientId = request.client_id
  const client = useClient(request)
  const who = useId()
  const confirm = useFocusAfter(pending === 'verified')
  return (
    <>
      <div className={`u-line ${classes['person']}`}>
        <UserAvatar user={client} size={40} />
        <div className={classes['who']}>
          <Text id={who} fw={700} lineClamp={2}>
            <Link to="/client/$clientId" params={{ clientId }} className="u-client">
              {clientName(client)}
            </Link>
          </Text>
          {client?.phone?.trim() && (
            <a href={`tel:${client.phone}`} className={classes['phone']}>
              <IconPhone size={16} aria-hidden />
              {formatPhone(client.phone)}
            </a>
          )}
        </div>
        {children}
      </div>
      <div className={classes['when']}>
        <IconCalendarEvent size={20} aria-hidden />
        <div>
          <Text>
            {dayText(date)}, <strong>{trimSeconds(start_time)}</strong>
          </Text>
          <Text size="sm" c="dimmed">
            {deadlineLine(request, now)}
          </Text>
        </div>
      </div>
      <FailureText size="sm">{failureNote(error)}</FailureText>
      <div className={classes['actions']}>
        <CancelButton
          name={clientName(client)}
          pending={pending === 'cancelled'}
          disabled={pending === 'verified'}
          onCancel={() => call('cancelled', SHOWN)}
        />
        <Button
          ref={confirm}
          aria-describedby={who}
          loading={pending === 'verified'}
          disabled={pending === 'cancelled'}
          onClick={(press) => !isStrayPress(press) && call('verified', SHOWN)}
        >
          Підтвердити
        </Button>
      </div>
    </>
  )
}

/**
 * How long ago a request was made (ms), updated every 5 minutes and when the tab is shown again.
 */
export const RequestAge = ({ createdAt }: { createdAt: number }): ReactNode =>
  useClock(() => ageLabel(createdAt, serverNow()), AGE_REFRESH_MS)
