import { createFileRoute } from '@tanstack/react-router'

import { readMe } from '#src/api/reads.ts'
import { HoursScreen } from '#src/features/hours/HoursScreen.tsx'
import { HoursSkeleton } from '#src/features/hours/HoursSkeleton.tsx'

export const Route = createFileRoute('/_protected/_shell/_coach/schedules')({
  staticData: { task: true },
  loader: ({ context: { queryClient } }) => readMe(queryClient),
  component: HoursScreen,
  pendingComponent: HoursSkeleton,
})
