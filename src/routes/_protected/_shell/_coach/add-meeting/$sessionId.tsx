import { createFileRoute } from '@tanstack/react-router'

import { beginSession } from '#src/features/meetings/api.ts'
import {
  EditMeetingScreen,
  MeetingSkeleton,
} from '#src/features/meetings/meeting/MeetingScreen.tsx'
import { MeetingSearch } from '#src/features/meetings/meeting/search.ts'
import { SessionDataFailed, MEETING_TITLE } from '#src/features/meetings/SessionParts.tsx'

export const Route = createFileRoute('/_protected/_shell/_coach/add-meeting/$sessionId')({
  staticData: { task: true },
  validateSearch: MeetingSearch,
  loader: ({ context: { queryClient }, params: { sessionId } }) =>
    beginSession(queryClient, sessionId),
  // A draft of one session is never shown in another.
  remountDeps: ({ params }) => params,
  component: EditMeetingScreen,
  pendingComponent: MeetingSkeleton,
  errorComponent: (props) => <SessionDataFailed {...props} title={MEETING_TITLE} />,
})
