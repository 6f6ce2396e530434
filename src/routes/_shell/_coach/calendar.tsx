import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

import { firstShown, coachSessionsOptions, readMe, timeSlotsOptions } from '#src/api/queries.ts'
import { weekPeriod } from '#src/domain/time/calendar-date.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { CalendarScreen, CalendarSkeleton } from '#src/features/calendar/CalendarScreen.tsx'
import { CalendarSearch } from '#src/features/calendar/search.ts'

export const Route = createFileRoute('/_shell/_coach/calendar')({
  validateSearch: CalendarSearch,
  // The date is not in loaderDeps: the router would treat another week as another screen and show a
  // skeleton. From week to week the screen itself waits, and its frame and the focus stay.
  loader: async ({ context: { queryClient }, location, cause }) => {
    const me = await readMe(queryClient)
    const { date = kyivNow().date } = v.parse(CalendarSearch, location.search)
    const period = weekPeriod(date)
    const week = Promise.allSettled([
      firstShown(queryClient, timeSlotsOptions(me.id, period)),
      firstShown(queryClient, coachSessionsOptions(me.id, period)),
    ])
    if (cause !== 'stay') await week
  },
  component: CalendarScreen,
  pendingComponent: CalendarSkeleton,
})
