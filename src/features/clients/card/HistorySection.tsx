import { IconHistory } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import type { Session } from '#src/api/reads.ts'
import { CardSection } from '#src/features/clients/CardSection.tsx'
import { QueryContent } from '#src/features/clients/QueryContent.tsx'
import { history, type Now } from '#src/features/clients/session-groups.ts'
import { useWhileShown } from '#src/ui/hooks/navigation.ts'
import { EmptyState } from '#src/ui/states/States.tsx'

import { HistoryTable } from './HistoryTable.tsx'

const route = getRouteApi('/_protected/_shell/client/$clientId')

/** The sessions of the past month (product §9 «Client card»). */
export function HistorySection({
  query,
  now,
}: {
  query: UseQueryResult<Session[]>
  now: Now
}): ReactNode {
  const { page = 1 } = route.useSearch()
  const navigate = useWhileShown(route.useNavigate())
  return (
    <CardSection title="Історія тренувань">
      <QueryContent query={query} height="20rem">
        {(sessions) => {
          const past = history(sessions, now)
          if (past.length === 0)
            return (
              <EmptyState
                icon={<IconHistory aria-hidden />}
                title="Історія з’явиться після 1 тренування"
              />
            )
          return (
            <HistoryTable
              sessions={past}
              page={page}
              onPage={(next) =>
                void navigate({ search: { page: next }, replace: true, resetScroll: false })
              }
            />
          )
        }}
      </QueryContent>
    </CardSection>
  )
}
