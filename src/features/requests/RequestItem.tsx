import { type ReactNode, useId } from 'react'

import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import type { BookingRequest } from '#src/features/requests/rules/request-queue.ts'

import { RequestActions } from './RequestActions.tsx'
import { RequestAge } from './RequestAge.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { useRequestAnswer } from './use-request-answer.ts'

import classes from './RequestList.module.css'

interface RequestItemProps {
  request: BookingRequest
  /** In ms. */
  now: number
  /** Until when it is deferred, in ms. */
  deferred: number | undefined
  settling: boolean
  onAnswered: () => void
}

/** One request of the list, with its two answers in place. */
export function RequestItem({
  request,
  now,
  deferred = 0,
  settling,
  onAnswered,
}: RequestItemProps): ReactNode {
  const call = useRequestAnswer(request.id, onAnswered)
  const who = useId()
  return (
    <li className={classes['request']}>
      <RequestFacts request={request} now={now} who={who}>
        <span className={classes['age']}>
          {deferred > now ? (
            `нагадаємо о ${kyivNow(deferred).time}`
          ) : (
            <RequestAge createdAt={request.createdAt} />
          )}
        </span>
      </RequestFacts>
      <RequestActions request={request} call={call} who={who} settling={settling} />
    </li>
  )
}
