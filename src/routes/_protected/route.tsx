import { createFileRoute } from '@tanstack/react-router'

import { prepareCalls } from '#src/api/calls/prepare-calls.ts'
import { requireToken } from '#src/frame/guards.ts'

export const Route = createFileRoute('/_protected')({
  beforeLoad: ({ location }) => {
    requireToken(location)
    // In parallel with the screen's code.
    void prepareCalls()
  },
})
