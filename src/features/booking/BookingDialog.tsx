import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'

import { isApiError } from '#src/api/operation.ts'
import type { User, TimeSlot } from '#src/api/reads.ts'
import { fullName } from '#src/domain/names.ts'
import { dayText, timeRange } from '#src/domain/time/date-text.ts'
import { kyivInstant } from '#src/domain/time/kyiv-time.ts'
import { deadlineText, requestDeadline } from '#src/domain/time/request-deadline.ts'
import { failureText } from '#src/errors/error-text.ts'
import { useKyivNow } from '#src/ui/dates/use-clock.ts'
import { FailureText } from '#src/ui/FailureText.tsx'
import { Dialog, DialogActions } from '#src/ui/overlays/Dialog.tsx'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'

import type { useBooking } from './use-booking.ts'

import classes from './BookingView.module.css'

interface BookingDialogProps {
  opened: boolean
  slot: TimeSlot
  coach: User
  request: ReturnType<typeof useBooking>['request']
  onBook: (slot: TimeSlot) => void
  onClose: () => void
}

const TITLES = {
  idle: 'Записатися на тренування?',
  pending: 'Записатися на тренування?',
  success: 'Запит надіслано',
  error: 'Записатися не вдалося',
}

/** Asks before a slot is requested, then shows the result (product §4 «Session status»). */
export function BookingDialog({
  opened,
  slot,
  coach,
  request,
  onBook,
  onClose,
}: BookingDialogProps): ReactNode {
  const { status } = request
  return (
    <Dialog opened={opened} onClose={onClose} busy={request.isPending} title={TITLES[status]}>
      <div className={classes['notice']}>
        {status === 'success' && <StatusBadge status="unverified" />}
        {status === 'error' && <StatusBadge status="cancelled" />}
        <div className={classes['when']}>
          <Text>{dayText(slot.date)}</Text>
          <time>{timeRange(slot.start_time, slot.end_time)}</time>
          <Text c="dimmed">{fullName(coach)}</Text>
        </div>
        {request.error ? (
          <FailureText>{failureText(request.error)}</FailureText>
        ) : (
          <Rule slot={slot} createdAt={request.data?.created_at} />
        )}
      </div>
      <Actions request={request} onBook={() => onBook(slot)} onClose={onClose} />
    </Dialog>
  )
}

/** The information text of product §4, with the deadline of this request. */
function Rule({ slot, createdAt }: { slot: TimeSlot; createdAt: string | undefined }): ReactNode {
  const { date, time } = useKyivNow()
  const now = kyivInstant(date, time)
  const deadline = requestDeadline({
    createdAt: createdAt === undefined ? now : Date.parse(createdAt),
    startsAt: kyivInstant(slot.date, slot.start_time),
  })
  return (
    <div>
      <Text fw={600}>Тренер має підтвердити запит {deadlineText(deadline, now)}.</Text>
      <Text c="dimmed" size="sm">
        Запит буде скасовано, якщо тренер не підтвердить його протягом 3 годин. Якщо до тренування
        менше ніж 3 години, непідтверджений запит буде скасовано за годину до початку.
      </Text>
    </div>
  )
}

function Actions({
  request: { status, error, isPending, data },
  onBook,
  onClose,
}: Pick<BookingDialogProps, 'request' | 'onClose'> & { onBook: () => void }): ReactNode {
  const close = useRef<HTMLButtonElement>(null)
  // The submit button has lost the focus because it was disabled.
  useEffect(() => {
    if (status === 'success' || status === 'error') close.current?.focus()
  }, [status])
  if (data)
    return (
      <DialogActions>
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link {...props} to="/client/$clientId" params={{ clientId: data.client_id }} />
          )}
        >
          Моя картка
        </Button>
        <Button ref={close} onClick={onClose}>
          Зрозуміло
        </Button>
      </DialogActions>
    )
  const isTaken = isApiError(error) && error.status === 409
  return (
    <DialogActions>
      <Button ref={close} variant="default" data-autofocus disabled={isPending} onClick={onClose}>
        {isTaken ? 'Обрати інший час' : 'Скасувати'}
      </Button>
      {!isTaken && (
        <Button loading={isPending} onClick={onBook}>
          {status === 'error' ? 'Спробувати ще раз' : 'Записатися'}
        </Button>
      )}
    </DialogActions>
  )
}
