import { createFileRoute } from '@tanstack/react-router'

import { requireCoach } from '#src/frame/guards.ts'

export const Route = createFileRoute('/_shell/_coach')({
  beforeLoad: ({ context }) => requireCoach(context.queryClient),
})
