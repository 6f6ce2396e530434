import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'

import { clientsOptions, readMe } from '#src/api/queries.ts'
import { firstFreeLike } from '#src/features/meetings/api.ts'
import { MeetingScreen } from '#src/features/meetings/meeting/MeetingScreen.tsx'
import { MeetingSearch } from '#src/features/meetings/meeting/search.ts'

export const Route = createFileRoute('/_shell/_coach/add-meeting/')({
  staticData: { task: true },
  validateSearch: MeetingSearch,
  loader: async ({ context: { queryClient }, location }) => {
    const me = await readMe(queryClient)
    // The form is shown at once; its parts wait for their own data.
    void queryClient.prefetchQuery(clientsOptions(me.id))
    const search = v.parse(MeetingSearch, location.search)
    const found = await firstFreeLike(queryClient, me.id, search.slot)
    if (found) throw redirect({ to: '.', search: { ...search, ...found }, replace: true })
  },
  component: MeetingScreen,
})
