import { IconCalendarPlus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import type { Session } from '#src/api/reads.ts'
import { CardSection } from '#src/features/clients/CardSection.tsx'
import { QueryContent } from '#src/features/clients/QueryContent.tsx'
import { type Now, upcoming } from '#src/features/clients/session-groups.ts'
import { EmptyState } from '#src/ui/states/States.tsx'

import { UpcomingSessions } from './UpcomingSessions.tsx'

/** The agreed sessions of the next month. */
export function UpcomingSection({
  query,
  now,
  own = false,
  action,
}: {
  query: UseQueryResult<Session[]>
  now: Now
  /** Whether the client views it: the coach and buttons for the calendar are shown then. */
  own?: boolean
  /** A link to book or plan another one. */
  action?: ReactNode
}): ReactNode {
  return (
    <CardSection title="Найближчі тренування" action={action}>
      <QueryContent query={query} height="14rem">
        {(sessions) => {
          const next = upcoming(sessions, now)
          if (next.length > 0) return <UpcomingSessions sessions={next} own={own} />
          return (
            <EmptyState
              icon={<IconCalendarPlus aria-hidden />}
              title="Запланованих тренувань немає"
              text="Тут з’являться підтверджені тренування на місяць уперед."
            />
          )
        }}
      </QueryContent>
    </CardSection>
  )
}
