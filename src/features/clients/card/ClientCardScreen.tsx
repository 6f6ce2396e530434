import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { meOptions } from '#src/api/reads.ts'

import { CoachClientCard } from './CoachClientCard.tsx'
import { OwnCard } from './OwnCard.tsx'

const route = getRouteApi('/_protected/_shell/client/$clientId')

/** A client's card (product §2 «/client/{clientId}»), for the coach and for the client. */
export function ClientCardScreen(): ReactNode {
  const { clientId } = route.useParams()
  const { data: me } = useSuspenseQuery(meOptions())
  return me.role === 'coach' ? <CoachClientCard clientId={clientId} /> : <OwnCard me={me} />
}
