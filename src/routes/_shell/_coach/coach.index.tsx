import { createFileRoute } from '@tanstack/react-router'

import { firstShown, readMe, userOptions } from '#src/api/queries.ts'
import { CoachPageFailure } from '#src/features/coach-page/CoachPageScreen.tsx'
import { SiteScreen, SiteSkeleton } from '#src/features/coach-page/site/SiteScreen.tsx'

export const Route = createFileRoute('/_shell/_coach/coach/')({
  loader: async ({ context: { queryClient } }) => {
    const me = await readMe(queryClient)
    await firstShown(queryClient, userOptions(me.id))
  },
  component: SiteScreen,
  pendingComponent: SiteSkeleton,
  errorComponent: ({ error }) => (
    <CoachPageFailure error={error} noCoach="Тренера не знайдено..." />
  ),
})
