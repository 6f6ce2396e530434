import { createFileRoute } from '@tanstack/react-router'

import { atMost, firstShown, sessionOptions } from '#src/api/queries.ts'
import {
  EditMeetingScreen,
  MeetingSkeleton,
} from '#src/features/meetings/meeting/MeetingScreen.tsx'
import { MeetingSearch } from '#src/features/meetings/meeting/search.ts'
import { SessionDataFailed, MEETING_TITLE } from '#src/features/meetings/SessionParts.tsx'
import { SKELETON_AFTER_MS } from '#src/ui/LoadingScreen.tsx'

export const Route = createFileRoute('/_shell/_coach/add-meeting/$sessionId')({
  staticData: { task: true },
  validateSearch: MeetingSearch,
  loader: ({ context: { queryClient }, params: { sessionId } }) =>
    // If it waited longer, the first load would show no frame until the session has loaded.
    atMost(SKELETON_AFTER_MS, firstShown(queryClient, sessionOptions(sessionId))),
  // A draft of one session is never shown in another.
  remountDeps: ({ params }) => params,
  component: EditMeetingScreen,
  pendingComponent: MeetingSkeleton,
  errorComponent: (props) => <SessionDataFailed {...props} title={MEETING_TITLE} />,
})
