import { createFileRoute } from '@tanstack/react-router'

import { atMost, firstShown, sessionOptions } from '#src/api/queries.ts'
import {
  SessionEditorScreen,
  SessionEditorSkeleton,
} from '#src/features/meetings/plan/SessionEditorScreen.tsx'
import { SessionDataFailed, EDITOR_TITLE } from '#src/features/meetings/SessionParts.tsx'
import { SKELETON_AFTER_MS } from '#src/ui/LoadingScreen.tsx'

export const Route = createFileRoute('/_shell/session/$sessionId/edit')({
  staticData: { task: true },
  loader: ({ context: { queryClient }, params: { sessionId } }) =>
    // If it waited longer, the first load would show no frame until the session has loaded.
    atMost(SKELETON_AFTER_MS, firstShown(queryClient, sessionOptions(sessionId))),
  // A draft of one session is never shown in another.
  remountDeps: ({ params }) => params,
  component: SessionEditorScreen,
  pendingComponent: SessionEditorSkeleton,
  errorComponent: (props) => <SessionDataFailed {...props} title={EDITOR_TITLE} />,
})
