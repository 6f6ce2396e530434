import { createFileRoute } from '@tanstack/react-router'

import { readMe } from '#src/api/queries.ts'
import { requireToken } from '#src/frame/guards.ts'
import { Shell } from '#src/frame/Shell.tsx'

export const Route = createFileRoute('/_shell')({
  beforeLoad: ({ location }) => requireToken(location),
  loader: ({ context }) => readMe(context.queryClient),
  component: Shell,
})
