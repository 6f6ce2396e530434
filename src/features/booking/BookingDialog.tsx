import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'

import { isApiError } from '#src/api/operation.ts'
import { clientSessionsOptions, type User } from '#src/api/queries.ts'
import { fullName } from '#src/domain/names.ts'
import { isSameHour, SAME_HOUR } from '#src/domain/same-hour.ts'
import { dayText, timeRange } from '#src/domain/time/date-text.ts'
import { kyivInstant } from '#src/domain/time/kyiv-time.ts'
import { kyivNote } from '#src/domain/time/own-time.ts'
import { deadlineText, requestDeadline } from '#src/domain/time/request-deadline.ts'
import { useKyivNow } from '#src/ui/dates/use-kyiv-now.ts'
import { failureNote, FailureText } from '#src/ui/FailureText.tsx'
import { Dialog, DialogActions } from '#src/ui/overlays/Dialog.tsx'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'

import type { Question } from './BookingView.tsx'

import classes from './BookingView.module.css'

const TITLES = {
  idle: 'Записатися на тренування?',
  pending: 'Записатися на тренування?',
  success: 'Запит надіслано',
  error: 'Записатися не вдалося',
}

/**
 * Asks before a slot is requested, then shows the result (product §4 «Session status»), with the
 * deadline of this request in the information text.
 */
export function BookingDialog({
  opened,
  slot,
  coach,
  clientId,
  request: { status, error, data, isPending },
  onBook,
  onClose,
}: Question & { coach: User; clientId: string | null }): ReactNode {
  const close = useRef<HTMLButtonElement>(null)
  // The submit button has lost the focus because it was disabled.
  useEffect(() => {
    if (status === 'success' || status === 'error') close.current?.focus()
  }, [status])
  const { date, time } = useKyivNow()
  const now = kyivInstant(date, time)
  const createdAt = data ? Date.parse(data.created_at) : now
  const deadline = requestDeadline(createdAt, kyivInstant(slot.date, slot.start_time))
  const sameDay = clientSessionsOptions(clientId ?? '', { from: slot.date, to: slot.date })
  const { data: own = [] } = useQuery({ ...sameDay, enabled: clientId !== null })
  const isTaken = isApiError(error) && error.status === 409
  return (
    <Dialog opened={opened} onClose={onClose} busy={isPending} title={TITLES[status]}>
      <div className={classes['notice']}>
        {status === 'success' && <StatusBadge status="unverified" />}
        {status === 'error' && <StatusBadge status="cancelled" />}
        <div className={classes['when']}>
          <Text>{dayText(slot.date)}</Text>
          <time>{timeRange(slot.start_time, slot.end_time)}</time>
          <Text>{kyivNote(slot)}</Text>
          <Text c="dimmed">{fullName(coach)}</Text>
          {[...new Set(coach.coach_info?.training_spaces)].map((place) => (
            <Text key={place}>{place}</Text>
          ))}
          <b role="status">{isSameHour(slot, own) && SAME_HOUR}</b>
        </div>
        {error ? (
          <FailureText>{failureNote(error)}</FailureText>
        ) : (
          <div>
            <Text fw={600}>Тренер має підтвердити запит {deadlineText(deadline, now)}.</Text>
            <Text c="dimmed" size="sm">
              Запит буде скасовано, якщо тренер не підтвердить його протягом 3 годин. Якщо до
              тренування менше ніж 3 години, непідтверджений запит буде скасовано за годину до
              початку.
            </Text>
          </div>
        )}
      </div>
      {data ? (
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
      ) : (
        <DialogActions>
          <Button
            ref={close}
            variant="default"
            data-autofocus
            disabled={isPending}
            onClick={onClose}
          >
            {isTaken ? 'Обрати інший час' : 'Скасувати'}
          </Button>
          {!isTaken && (
            <Button loading={isPending} onClick={onBook}>
              {status === 'error' ? 'Спробувати ще раз' : 'Записатися'}
            </Button>
          )}
        </DialogActions>
      )}
    </Dialog>
  )
}
