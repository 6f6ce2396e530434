import { createFileRoute } from '@tanstack/react-router'

import { readMe } from '#src/api/queries.ts'
import { Shell } from '#src/frame/Shell.tsx'

export const Route = createFileRoute('/_protected/_shell')({
  loader: ({ context }) => readMe(context.queryClient),
  component: Shell,
})
