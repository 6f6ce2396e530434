import { Button, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'

import type { Session } from '#src/api/reads.ts'
import { dayText, timeRange } from '#src/domain/time/date-text.ts'
import { kyivInstant } from '#src/domain/time/kyiv-time.ts'
import { deadlineText, requestDeadline } from '#src/domain/time/request-deadline.ts'
import { failureText } from '#src/errors/error-text.ts'
import { acknowledgementMutation } from '#src/features/clients/api.ts'
import { CardSection } from '#src/features/clients/CardParts.tsx'
import { FailureText } from '#src/ui/FailureText.tsx'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useFocusAfterCall } from '#src/ui/hooks/focus.ts'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'

import { ConfirmedTraining } from './ConfirmedTraining.tsx'

import classes from './Requests.module.css'

/**
 * «Ваші запити на тренування» on the client's own card: open requests, and the coach's answers
 * (product §4).
 */
export function Requests({ requests }: { requests: readonly Session[] }): ReactNode {
  const list = useRef<HTMLUListElement>(null)
  const count = useRef(requests.length)
  // An acknowledged request is removed together with its focused button.
  useEffect(() => {
    const isShorter = requests.length < count.current
    count.current = requests.length
    if (isShorter && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true })
  }, [requests])
  return (
    <CardSection title="Ваші запити на тренування">
      <p className={classes['rule']}>
        <IconInfoCircle size={20} aria-hidden />
        Якщо тренер не підтвердить запит протягом 3 годин, його буде анульовано. Запит, зроблений
        менш ніж за 3 години до тренування, анулюється за годину до його початку.
      </p>
      <ul ref={list} tabIndex={-1} className={classes['list']} aria-label="Запити">
        {requests.map((request) => (
          <OwnRequest key={request.id} request={request} />
        ))}
      </ul>
      {requests.length === 0 && (
        <Text c="dimmed">
          Нових запитів немає. Тут з’являться твої записи та відповіді тренера.
        </Text>
      )}
    </CardSection>
  )
}

/**
 * One request of the client's own; a confirmed one is acknowledged here (product §4 «Session
 * status»).
 */
function OwnRequest({ request }: { request: Session }): ReactNode {
  const { id, status, time_slot } = request
  const { call, isPending, error, showFailure } = useSingleMutation(acknowledgementMutation)
  const acknowledge = (): void => call(id, { onError: showFailure })
  const button = useFocusAfterCall(isPending)
  return (
    <li className={classes['request']}>
      <Link to="/session/$sessionId" params={{ sessionId: id }} className={classes['when']}>
        {dayText(time_slot.date)}, {timeRange(time_slot.start_time, time_slot.end_time)}
      </Link>
      <StatusBadge status={status} />
      {status === 'unverified' && (
        <Text c="dimmed" size="sm" className={classes['deadline'] ?? ''}>
          {deadlineOf(request)}
        </Text>
      )}
      {status === 'verified' && (
        <Button ref={button} variant="default" px="sm" loading={isPending} onClick={acknowledge}>
          Зрозуміло
        </Button>
      )}
      <FailureText size="sm" className={classes['deadline'] ?? ''}>
        {error && failureText(error)}
      </FailureText>
      <ConfirmedTraining session={request} />
    </li>
  )
}

function deadlineOf({ created_at, time_slot }: Session): string {
  const startsAt = kyivInstant(time_slot.date, time_slot.start_time)
  const deadline = requestDeadline({ createdAt: Date.parse(created_at), startsAt })
  return `Тренер має підтвердити ${deadlineText(deadline, Date.now())}`
}
