import { createFileRoute } from '@tanstack/react-router'

import { atMost, firstShown, sessionOptions } from '#src/api/queries.ts'
import { OwnTraining } from '#src/features/clients/card/ConfirmedTraining.tsx'
import { SessionScreen, SessionSkeleton } from '#src/features/meetings/session/SessionScreen.tsx'
import { SKELETON_AFTER_MS } from '#src/ui/LoadingScreen.tsx'

export const Route = createFileRoute('/_shell/session/$sessionId/')({
  loader: ({ context: { queryClient }, params: { sessionId } }) =>
    // If it waited longer, the first load would show no frame until the session has loaded.
    atMost(SKELETON_AFTER_MS, firstShown(queryClient, sessionOptions(sessionId))),
  component: () => <SessionScreen Own={OwnTraining} />,
  pendingComponent: SessionSkeleton,
})
