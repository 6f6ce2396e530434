import { createFileRoute } from '@tanstack/react-router'

import { enterProtected } from '#src/app/guards.ts'
import { ProtectedScope } from '#src/app/ProtectedScope.tsx'

export const Route = createFileRoute('/_protected')({
  beforeLoad: ({ location, context }) => enterProtected(location, context),
  component: ProtectedScope,
})
