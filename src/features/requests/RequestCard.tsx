import { Text, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, type Ref, useId } from 'react'

import type { BookingRequest } from '#src/features/requests/rules/request-queue.ts'
import { IconButton } from '#src/ui/IconButton.tsx'

import { RequestActions } from './RequestActions.tsx'
import { RequestAge } from './RequestAge.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { useRequestAnswer } from './use-request-answer.ts'

import classes from './RequestDock.module.css'

export interface RequestCardProps {
  request: BookingRequest
  /** Its place among the waiting requests, from 1. */
  place: number
  count: number
  /** In ms. */
  now: number
  /** Whether the card has just appeared. */
  settling: boolean
  onPutOff: () => void
  /** Called once the request no longer needs an answer: it was answered here or elsewhere. */
  onAnswered: () => void
}

/** One session request with its two answers. */
export function RequestCard({
  request,
  place,
  count,
  now,
  settling,
  onPutOff,
  onAnswered,
  ref,
}: RequestCardProps & { ref: Ref<HTMLElement> }): ReactNode {
  const call = useRequestAnswer(request.id, onAnswered)
  const heading = useId()
  const who = useId()
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
          {count > 1 && (
            <span className={classes['count']}>
              {place} з {count}
            </span>
          )}
        </div>
        <IconButton
          label="Нагадати через 10 хвилин"
          disabled={call.pending !== undefined}
          onClick={onPutOff}
        >
          <IconX size={20} aria-hidden />
        </IconButton>
      </header>
      <RequestFacts request={request} now={now} who={who} />
      <RequestActions request={request} call={call} who={who} settling={settling} />
    </section>
  )
}
