import { createFileRoute } from '@tanstack/react-router'

import { beginSession } from '#src/features/meetings/api.ts'
import { SessionEditorScreen } from '#src/features/meetings/plan/SessionEditorScreen.tsx'
import { SessionEditorSkeleton } from '#src/features/meetings/plan/SessionEditorSkeleton.tsx'
import { SessionDataFailed, EDITOR_TITLE } from '#src/features/meetings/SessionParts.tsx'

export const Route = createFileRoute('/_protected/_shell/session/$sessionId/edit')({
  staticData: { task: true },
  loader: ({ context: { queryClient }, params: { sessionId } }) =>
    beginSession(queryClient, sessionId),
  // A draft of one session is never shown in another.
  remountDeps: ({ params }) => params,
  component: SessionEditorScreen,
  pendingComponent: SessionEditorSkeleton,
  errorComponent: (props) => <SessionDataFailed {...props} title={EDITOR_TITLE} />,
})
