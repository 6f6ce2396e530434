import { createFileRoute } from '@tanstack/react-router'

import { enterPublic } from '#src/app/guards.ts'
import { PublicScope } from '#src/app/PublicScope.tsx'

export const Route = createFileRoute('/_public')({
  beforeLoad: ({ location, context }) => enterPublic(location, context),
  component: PublicScope,
  // A pending frame would stay until all is there, in place of the screen's own loading text (spec §2).
  pendingMs: Number.POSITIVE_INFINITY,
})
