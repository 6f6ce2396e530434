import { createFileRoute } from '@tanstack/react-router'

import { requireToken } from '#src/frame/guards.ts'

export const Route = createFileRoute('/_protected')({
  beforeLoad: ({ location }) => {
    requireToken(location)
  },
})
