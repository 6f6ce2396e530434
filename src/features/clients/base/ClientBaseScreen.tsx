import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { isWhole } from '#src/api/queries.ts'
import { meOptions, clientsOptions } from '#src/api/reads.ts'
import { Screen } from '#src/ui/Screen.tsx'

import { NoClients } from './NoClients.tsx'
import { BASE_TITLE, SearchableClients } from './SearchableClients.tsx'
import { useNextSessions } from './use-next-sessions.ts'

/** «База клієнтів» (product §2 «/client-baze»): all of a coach's clients. */
export function ClientBaseScreen(): ReactNode {
  const { data: me } = useSuspenseQuery(meOptions())
  const { data: clients, isFetching } = useSuspenseQuery(clientsOptions(me.id))
  const next = useNextSessions(me.id)
  if (clients.length > 0)
    return (
      <SearchableClients
        clients={clients}
        isAll={isWhole({ data: clients, isFetching })}
        next={next}
      />
    )
  return (
    <Screen title={BASE_TITLE}>
      <NoClients me={me} />
    </Screen>
  )
}
