import { createFileRoute } from '@tanstack/react-router'

import { sessionOptions } from '#src/api/sessions.ts'
import { SessionScreen } from '#src/features/meetings/SessionScreen.tsx'
import { SessionSkeleton } from '#src/features/meetings/SessionSkeleton.tsx'

export const Route = createFileRoute('/_protected/_shell/session/$sessionId/')({
  loader: ({ context: { queryClient }, params: { sessionId } }) =>
    queryClient.ensureQueryData(sessionOptions(sessionId)),
  component: SessionScreen,
  pendingComponent: SessionSkeleton,
})
