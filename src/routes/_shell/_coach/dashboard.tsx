import { createFileRoute } from '@tanstack/react-router'

import { firstShown, coachSessionsOptions, readMe } from '#src/api/queries.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { DashboardScreen, DashboardSkeleton } from '#src/features/dashboard/DashboardScreen.tsx'
import { laterPart } from '#src/ui/lazy-part.tsx'
import { SkeletonBlock } from '#src/ui/LoadingScreen.tsx'

const RequestsButton = laterPart(
  () => import('#src/features/requests/RequestCount.tsx').then((module) => module.RequestsButton),
  { Loading: () => <SkeletonBlock height="2.75rem" /> },
)

export const Route = createFileRoute('/_shell/_coach/dashboard')({
  loader: async ({ context: { queryClient } }) => {
    const me = await readMe(queryClient)
    const { date } = kyivNow()
    await firstShown(queryClient, coachSessionsOptions(me.id, { from: date, to: date }))
  },
  component: () => <DashboardScreen requests={<RequestsButton />} />,
  pendingComponent: DashboardSkeleton,
})
