import { createFileRoute } from '@tanstack/react-router'

import { meOptions } from '#src/api/reads.ts'
import { Shell } from '#src/frame/Shell.tsx'

export const Route = createFileRoute('/_protected/_shell')({
  loader: ({ context }) => context.queryClient.ensureQueryData(meOptions()),
  component: Shell,
})
