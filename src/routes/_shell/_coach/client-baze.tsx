import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

import { LONGEST_SEARCH } from '#src/domain/names.ts'
import { loadClientBase } from '#src/features/clients/api.ts'
import {
  ClientBaseScreen,
  ClientBaseSkeleton,
} from '#src/features/clients/base/ClientBaseScreen.tsx'

/** The filter, and the text of the search. */
const BaseSearch = v.object({
  /** Only active clients, or only those without a future training. */
  only: v.fallback(v.optional(v.picklist(['active', 'idle'])), undefined),
  q: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(LONGEST_SEARCH))), undefined),
})

export const Route = createFileRoute('/_shell/_coach/client-baze')({
  validateSearch: BaseSearch,
  loader: ({ context }) => loadClientBase(context.queryClient),
  // The search text is written to the address: nothing has to be loaded for it.
  shouldReload: false,
  component: ClientBaseScreen,
  pendingComponent: ClientBaseSkeleton,
})
