import { createFileRoute } from '@tanstack/react-router'

import { meOptions } from '#src/api/me.ts'
import { coachSessionsOptions } from '#src/api/sessions.ts'
import { timeSlotsOptions } from '#src/api/slots.ts'
import { kyivNow } from '#src/domain/kyiv-time.ts'
import { CalendarScreen } from '#src/features/calendar/CalendarScreen.tsx'
import { CalendarSkeleton } from '#src/features/calendar/CalendarSkeleton.tsx'
import { periodOf } from '#src/features/calendar/period.ts'
import { CalendarSearch } from '#src/features/calendar/search.ts'

export const Route = createFileRoute('/_protected/_shell/_coach/calendar')({
  validateSearch: CalendarSearch,
  loaderDeps: ({ search }) => periodOf(search.date ?? kyivNow().date),
  loader: async ({ context: { queryClient }, deps, cause }) => {
    const me = await queryClient.ensureQueryData(meOptions())
    const week = Promise.all([
      queryClient.prefetchQuery(timeSlotsOptions(me.id, deps)),
      queryClient.prefetchQuery(coachSessionsOptions(me.id, deps)),
    ])
    // From week to week the screen itself waits: its frame and the focus stay.
    if (cause !== 'stay') await week
  },
  component: CalendarScreen,
  pendingComponent: CalendarSkeleton,
})
