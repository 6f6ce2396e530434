import { Text } from '@mantine/core'
import type { ReactNode } from 'react'

import { kyivInstant } from '#src/domain/time/kyiv-time.ts'
import { deadlineText, requestDeadline } from '#src/domain/time/request-deadline.ts'
import type { BookingRequest } from '#src/features/requests/rules/request-queue.ts'

/** Until when a request can be confirmed (product §4 «Information text»). `now` in ms. */
export function RequestDeadline({
  request: { createdAt, date, time },
  now,
}: {
  request: BookingRequest
  now: number
}): ReactNode {
  const deadline = requestDeadline({ createdAt, startsAt: kyivInstant(date, time) })
  return (
    <Text size="sm" c="dimmed">
      {deadline > now
        ? `Підтвердь ${deadlineText(deadline, now)}, інакше запит буде скасовано`
        : 'Час на підтвердження минув'}
    </Text>
  )
}
