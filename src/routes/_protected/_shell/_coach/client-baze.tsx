import { createFileRoute } from '@tanstack/react-router'

import { firstShown } from '#src/api/queries.ts'
import { meOptions, clientsOptions, coachSessionsOptions } from '#src/api/reads.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { ClientBaseScreen } from '#src/features/clients/base/ClientBaseScreen.tsx'
import { ClientBaseSkeleton } from '#src/features/clients/base/ClientBaseSkeleton.tsx'
import { monthAhead } from '#src/features/clients/card-periods.ts'
import { BaseSearch } from '#src/features/clients/search.ts'
import { waitBriefly } from '#src/features/clients/wait-briefly.ts'

export const Route = createFileRoute('/_protected/_shell/_coach/client-baze')({
  validateSearch: BaseSearch,
  loader: async ({ context: { queryClient } }) => {
    const me = await queryClient.ensureQueryData(meOptions())
    // The screen works without it, and shows a message if it fails.
    const next = waitBriefly(
      firstShown(queryClient, coachSessionsOptions(me.id, monthAhead(kyivNow().date))),
    )
    await firstShown(queryClient, clientsOptions(me.id))
    await next
  },
  // The search text is written to the address: nothing has to be loaded for it.
  shouldReload: false,
  component: ClientBaseScreen,
  pendingComponent: ClientBaseSkeleton,
})
