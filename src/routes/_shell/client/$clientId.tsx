import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import * as v from 'valibot'

import { firstShown, readMe, userOptions } from '#src/api/queries.ts'
import { hasCard, homeOf } from '#src/domain/home.ts'
import { loadCard } from '#src/features/clients/api.ts'
import {
  ClientCardScreen,
  ClientCardSkeleton,
} from '#src/features/clients/card/ClientCardScreen.tsx'

const CardSearch = v.object({
  /** The page of the history, from 1. */
  page: v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number()]), v.toNumber(), v.integer(), v.minValue(1))),
    undefined,
  ),
})

export const Route = createFileRoute('/_shell/client/$clientId')({
  validateSearch: CardSearch,
  // A client has one card, their own, after they have filled in the questionnaire (decision 5).
  beforeLoad: async ({ context: { queryClient }, params: { clientId } }) => {
    const { readMe: readOwn } = await import('#src/api/queries.ts')
    const me = await readOwn(queryClient)
    const mayEnter = me.role === 'coach' || (me.id === clientId && hasCard(me))
    if (!mayEnter) throw redirect({ ...homeOf(me), replace: true })
  },
  loader: async ({ context: { queryClient }, params: { clientId } }) => {
    const me = await readMe(queryClient)
    const parts = loadCard(queryClient, clientId, { own: me.role === 'client' })
    if (me.role === 'coach') {
      const { role } = await firstShown(queryClient, userOptions(clientId))
      if (role !== 'client') throw notFound()
    }
    await parts
  },
  component: ClientCardScreen,
  pendingComponent: ClientCardSkeleton,
})
