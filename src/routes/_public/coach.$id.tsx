import { createFileRoute } from '@tanstack/react-router'

import { userOptions } from '#src/api/people.ts'
import { PublicFrame } from '#src/app/PublicFrame.tsx'
import { BookingView } from '#src/features/booking/BookingView.tsx'
import { BookingSearch } from '#src/features/booking/search.ts'
import { CoachPageFailure } from '#src/features/coach-page/CoachPageFailure.tsx'
import { CoachPageScreen } from '#src/features/coach-page/CoachPageScreen.tsx'
import { CoachPageSkeleton } from '#src/features/coach-page/CoachPageSkeleton.tsx'
import { MissingCoachId } from '#src/features/coach-page/missing-coach-id.ts'

export const Route = createFileRoute('/_public/coach/$id')({
  validateSearch: BookingSearch,
  loader: async ({ context, params: { id } }) => {
    if (id.trim() === '') throw new MissingCoachId()
    await context.queryClient.ensureQueryData(userOptions(id))
  },
  component: () => (
    <PublicFrame>
      <CoachPageScreen booking={<BookingView />} />
    </PublicFrame>
  ),
  pendingComponent: () => (
    <PublicFrame>
      <CoachPageSkeleton />
    </PublicFrame>
  ),
  errorComponent: ({ error }) => (
    <PublicFrame>
      <CoachPageFailure error={error} noCoach="Тренера не знайдено." />
    </PublicFrame>
  ),
})
