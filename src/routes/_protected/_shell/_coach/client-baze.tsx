import { createFileRoute } from '@tanstack/react-router'

import { loadClientBase } from '#src/features/clients/api.ts'
import { ClientBaseScreen } from '#src/features/clients/base/ClientBaseScreen.tsx'
import { ClientBaseSkeleton } from '#src/features/clients/base/ClientBaseSkeleton.tsx'
import { BaseSearch } from '#src/features/clients/search.ts'

export const Route = createFileRoute('/_protected/_shell/_coach/client-baze')({
  validateSearch: BaseSearch,
  loader: ({ context }) => loadClientBase(context.queryClient),
  // The search text is written to the address: nothing has to be loaded for it.
  shouldReload: false,
  component: ClientBaseScreen,
  pendingComponent: ClientBaseSkeleton,
})
