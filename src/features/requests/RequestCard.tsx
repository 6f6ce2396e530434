import { Button, Text, Title } from '@mantine/core'
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type MouseEvent, type ReactNode, type Ref, useId } from 'react'

import { userImageOptions } from '#src/api/images.ts'
import { useClient } from '#src/api/use-client.ts'
import { clientName } from '#src/domain/client-name.ts'
import { dayText } from '#src/domain/date-text.ts'
import { formatPhone } from '#src/domain/phone.ts'
import type { BookingRequest } from '#src/domain/request-queue.ts'
import { errorMessage } from '#src/errors/error-text.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { PersonAvatar } from '#src/ui/PersonAvatar.tsx'
import { useImage } from '#src/ui/use-image.ts'
import { useKeptFocus } from '#src/ui/use-kept-focus.ts'

import { RequestAge } from './RequestAge.tsx'
import { RequestDeadline } from './RequestDeadline.tsx'
import { useRequestAnswer } from './use-request-answer.ts'

import classes from './RequestCard.module.css'

interface RequestCardProps {
  request: BookingRequest
  /** Its place among the requests that wait, from 1. */
  place: number
  count: number
  /** In ms. */
  now: number
  onPutOff: () => void
  /** Told once it needs no answer any more: given here, or meanwhile somewhere else. */
  onAnswered: () => void
  ref: Ref<HTMLElement>
}

/** Not the second press of a double click, which would answer the next request. */
const once =
  (press: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail <= 1) press()
  }

/** One session request with its two answers. */
export function RequestCard({
  request,
  place,
  count,
  now,
  onPutOff,
  onAnswered,
  ref,
}: RequestCardProps): ReactNode {
  const { id, client_id, date, time, createdAt } = request
  const client = useClient(request)
  const { answer, pending, error } = useRequestAnswer(id, onAnswered)
  const cancel = useKeptFocus(pending === 'cancelled')
  const confirm = useKeptFocus(pending === 'verified')
  const avatar = useImage(userImageOptions(client ?? { id: client_id, profile_image: null }))
  const heading = useId()
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={heading} className={classes['card']}>
      <header className={classes['header']}>
        <div className={classes['heading']}>
          <Title order={2} id={heading} fz="0.9375rem">
            Запит на тренування
          </Title>
          <Text c="dimmed" size="sm">
            <RequestAge createdAt={createdAt} />
          </Text>
        </div>
        {count > 1 && (
          <span className={classes['count']}>
            {place} з {count}
          </span>
        )}
        <IconButton
          label="Нагадати через 10 хвилин"
          disabled={pending !== undefined}
          onClick={onPutOff}
        >
          <IconX size={20} aria-hidden />
        </IconButton>
      </header>
      <div className={classes['person']}>
        <PersonAvatar
          firstName={client?.first_name ?? ''}
          lastName={client?.last_name ?? ''}
          src={avatar}
          size={48}
        />
        <div className={classes['who']}>
          <Text fw={700} lineClamp={2}>
            {clientName(client)}
          </Text>
          {client?.phone && (
            <a href={`tel:${client.phone}`} className={classes['phone']}>
              <IconPhone size={16} aria-hidden />
              {formatPhone(client.phone)}
            </a>
          )}
        </div>
      </div>
      <div className={classes['when']}>
        <IconCalendarEvent size={20} aria-hidden />
        <div>
          <Text>
            {dayText(date)}, <strong>{time}</strong>
          </Text>
          <RequestDeadline request={request} now={now} />
        </div>
      </div>
      {error !== null && (
        <Text role="alert" c="var(--mantine-color-error)" size="sm" fw={600}>
          {errorMessage(error).text}
        </Text>
      )}
      <div className={classes['actions']}>
        <Button
          ref={cancel}
          variant="default"
          loading={pending === 'cancelled'}
          disabled={pending === 'verified'}
          onClick={once(() => answer('cancelled'))}
        >
          Скасувати
        </Button>
        <Button
          ref={confirm}
          loading={pending === 'verified'}
          disabled={pending === 'cancelled'}
          onClick={once(() => answer('verified'))}
        >
          Підтвердити
        </Button>
      </div>
    </section>
  )
}
