import { Button, Text } from '@mantine/core'
import { IconCalendarEvent, IconPhone } from '@tabler/icons-react'
import { useMutationState } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useEffect, useId, useState } from 'react'

import {
  isHandled,
  STATUS_CHANGES,
  type StatusChange,
  statusChangeMutation,
} from '#src/api/changed.ts'
import { useClient } from '#src/api/reads.ts'
import { clientName } from '#src/domain/names.ts'
import { formatPhone } from '#src/domain/phone.ts'
import { dayText } from '#src/domain/time/date-text.ts'
import { failureText } from '#src/errors/error-text.ts'
import {
  ageLabel,
  type BookingRequest,
  deadlineLine,
} from '#src/features/requests/rules/requests.ts'
import { useMoment } from '#src/ui/dates/use-moment.ts'
import { FailureText } from '#src/ui/FailureText.tsx'
import { useSharedMutation } from '#src/ui/forms/use-single-mutation.ts'
import { isStrayPress, useSettling } from '#src/ui/hooks/focus.ts'
import { useFocusAfterCall } from '#src/ui/hooks/use-focus-after-call.ts'
import { toast } from '#src/ui/overlays/toast.ts'
import { UserAvatar } from '#src/ui/pictures/Avatar.tsx'

import classes from './RequestBody.module.css'

/** Product §9 «Age label refresh». */
const AGE_REFRESH_MS = 5 * 60_000

/** How long the question of `CancelButton` is shown. */
const ASKED_MS = 4000

const DONE: Record<StatusChange, string> = {
  verified: 'Запит підтверджено',
  cancelled: 'Запит скасовано',
}

/** For a call whose failure is shown by the options of its mutation. */
const SHOWN = { onError: (): void => {} }

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
  request: BookingRequest
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
  const client = useClient(request)
  const who = useId()
  const confirm = useFocusAfterCall(pending === 'verified')
  return (
    <>
      <div className={classes['person']}>
        <UserAvatar user={client} size={40} />
        <div className={classes['who']}>
          <Text id={who} fw={700} lineClamp={2}>
            {clientName(client)}
          </Text>
          {client?.phone && (
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
            {dayText(request.date)}, <strong>{request.time}</strong>
          </Text>
          <Text size="sm" c="dimmed">
            {deadlineLine(request, now)}
          </Text>
        </div>
      </div>
      <FailureText size="sm">{error && failureText(error)}</FailureText>
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
 * Cancels a request, which cannot be undone, so it asks in place: the second press cancels at once
 * (decision 52).
 */
export function CancelButton({
  name,
  pending,
  disabled,
  onCancel,
}: {
  /** The name of the request's client. */
  name: string
  /** Whether it is being cancelled. */
  pending: boolean
  disabled: boolean
  onCancel: () => void
}): ReactNode {
  const button = useFocusAfterCall(pending)
  const [asked, setAsked] = useState(false)
  const isNew = useSettling(String(asked)) && asked
  useEffect(() => {
    if (!asked) return undefined
    const timer = setTimeout(() => setAsked(false), ASKED_MS)
    return () => clearTimeout(timer)
  }, [asked])

  const press = (event: MouseEvent): void => {
    if (isStrayPress(event)) return
    setAsked(!asked)
    if (asked) onCancel()
  }
  const label = asked ? 'Справді скасувати?' : 'Скасувати'
  return (
    <Button
      ref={button}
      {...(asked ? { color: 'red' } : { variant: 'default' })}
      aria-label={asked ? `${label} ${name}` : `${label}: ${name}`}
      classNames={{ root: 'u-settling', label: 'u-lines' }}
      data-settling={isNew || undefined}
      loading={pending}
      disabled={disabled}
      // A key that is held down would press twice.
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault()
      }}
      onClick={press}
    >
      {label}
    </Button>
  )
}

/**
 * How long ago a request was made (ms), updated every 5 minutes and when the tab is shown again.
 */
export function RequestAge({ createdAt }: { createdAt: number }): ReactNode {
  return ageLabel(createdAt, useMoment(AGE_REFRESH_MS))
}
