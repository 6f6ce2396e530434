import { createFileRoute } from '@tanstack/react-router'

import { ConfirmedTraining } from '#src/features/clients/card/ConfirmedTraining.tsx'
import { beginSession } from '#src/features/meetings/api.ts'
import { SessionScreen, SessionSkeleton } from '#src/features/meetings/session/SessionScreen.tsx'

export const Route = createFileRoute('/_protected/_shell/session/$sessionId/')({
  loader: ({ context: { queryClient }, params: { sessionId } }) =>
    beginSession(queryClient, sessionId),
  component: () => <SessionScreen Own={ConfirmedTraining} />,
  pendingComponent: SessionSkeleton,
})
