import { createFileRoute } from '@tanstack/react-router'

import { clientsOptions, readMe } from '#src/api/queries.ts'
import { MeetingScreen } from '#src/features/meetings/meeting/MeetingScreen.tsx'
import { MeetingSearch } from '#src/features/meetings/meeting/search.ts'

export const Route = createFileRoute('/_shell/_coach/add-meeting/')({
  staticData: { task: true },
  validateSearch: MeetingSearch,
  loader: async ({ context: { queryClient } }) => {
    const me = await readMe(queryClient)
    // The form is shown at once; its parts wait for their own data.
    void queryClient.prefetchQuery(clientsOptions(me.id))
  },
  component: MeetingScreen,
})
