import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'

import { meOptions } from '#src/api/me.ts'
import { firstShown } from '#src/api/read-list.ts'
import { firstScreen } from '#src/device/first-screen.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { meetingsOptions } from '#src/features/dashboard/api.ts'
import { DashboardScreen } from '#src/features/dashboard/DashboardScreen.tsx'
import { DashboardSkeleton } from '#src/features/dashboard/DashboardSkeleton.tsx'
import { lazyPart } from '#src/ui/lazy-part.tsx'
import { SkeletonBlock } from '#src/ui/SkeletonBlock.tsx'

/** Left out if its code does not load: requests are shown on every screen. */
const Nothing = (): null => null

const RequestsButton = lazyPart(async () => {
  await firstScreen
  return (await import('#src/features/requests/RequestsButton.tsx')).RequestsButton
}, Nothing)

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
