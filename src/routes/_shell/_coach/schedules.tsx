import { createFileRoute } from '@tanstack/react-router'

import { readMe } from '#src/api/queries.ts'
import { HoursScreen, HoursSkeleton } from '#src/features/hours/HoursScreen.tsx'

export const Route = createFileRoute('/_shell/_coach/schedules')({
  staticData: { task: true },
  loader: ({ context: { queryClient } }) => readMe(queryClient),
  component: HoursScreen,
  pendingComponent: HoursSkeleton,
})
