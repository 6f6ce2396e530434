import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'

import { meOptions } from '#src/api/me.ts'
import { firstShown } from '#src/api/read-list.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { meetingsOptions } from '#src/features/dashboard/api.ts'
import { DashboardScreen } from '#src/features/dashboard/DashboardScreen.tsx'
import { DashboardSkeleton } from '#src/features/dashboard/DashboardSkeleton.tsx'
import { laterPart } from '#src/ui/lazy-part.tsx'
import { SkeletonBlock } from '#src/ui/SkeletonBlock.tsx'

const RequestsButton = laterPart(() =>
  import('#src/features/requests/RequestsButton.tsx').then((module) => module.RequestsButton),
)

export const Route = createFileRoute('/_protected/_shell/_coach/dashboard')({
  loader: async ({ context: { queryClient } }) => {
    const me = await queryClient.ensureQueryData(meOptions())
    await firstShown(queryClient, meetingsOptions(me.id, kyivNow().date))
  },
  component: () => (
    <DashboardScreen
      requests={
        <Suspense fallback={<SkeletonBlock height="2.75rem" />}>
          <RequestsButton />
        </Suspense>
      }
    />
  ),
  pendingComponent: DashboardSkeleton,
})
