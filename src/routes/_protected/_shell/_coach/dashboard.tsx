import { createFileRoute } from '@tanstack/react-router'

import { meOptions } from '#src/api/me.ts'
import { kyivNow } from '#src/domain/kyiv-time.ts'
import { meetingsOptions } from '#src/features/dashboard/api.ts'
import { DashboardScreen } from '#src/features/dashboard/DashboardScreen.tsx'
import { DashboardSkeleton } from '#src/features/dashboard/DashboardSkeleton.tsx'

export const Route = createFileRoute('/_protected/_shell/_coach/dashboard')({
  loader: async ({ context: { queryClient } }) => {
    const me = await queryClient.ensureQueryData(meOptions())
    await queryClient.ensureQueryData(meetingsOptions(me.id, kyivNow().date))
  },
  component: DashboardScreen,
  pendingComponent: DashboardSkeleton,
})
