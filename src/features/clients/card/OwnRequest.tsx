import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import type { Session } from '#src/api/reads.ts'
import { dayText, timeRange } from '#src/domain/time/date-text.ts'
import { kyivInstant } from '#src/domain/time/kyiv-time.ts'
import { deadlineText, requestDeadline } from '#src/domain/time/request-deadline.ts'
import { failureText } from '#src/errors/error-text.ts'
import { acknowledgementMutation } from '#src/features/clients/api.ts'
import { FailureText } from '#src/ui/FailureText.tsx'
import { useSingleMutation } from '#src/ui/forms/use-single-mutation.ts'
import { useFocusAfterCall } from '#src/ui/hooks/focus.ts'
import { StatusBadge } from '#src/ui/StatusBadge.tsx'

import { ConfirmedTraining } from './ConfirmedTraining.tsx'

import classes from './Requests.module.css'

function deadlineOf({ created_at, time_slot }: Session): string {
  const startsAt = kyivInstant(time_slot.date, time_slot.start_time)
  const deadline = requestDeadline({ createdAt: Date.parse(created_at), startsAt })
  return `Тренер має підтвердити ${deadlineText(deadline, Date.now())}`
}

/**
 * One request of the client's own; a confirmed one is acknowledged here (product §4 «Session
 * status»).
 */
export function OwnRequest({ request }: { request: Session }): ReactNode {
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
