import { createFileRoute, notFound } from '@tanstack/react-router'

import { firstShown } from '#src/api/queries.ts'
import { userOptions } from '#src/api/reads.ts'
import { NO_COACH_ID } from '#src/errors/messages.ts'
import { BookingView } from '#src/features/booking/BookingView.tsx'
import { BookingSearch } from '#src/features/booking/search.ts'
import {
  CoachPageFailure,
  CoachPageScreen,
  CoachPageSkeleton,
  NoCoach,
} from '#src/features/coach-page/CoachPageScreen.tsx'
import { PublicFrame } from '#src/frame/PublicFrame.tsx'

const NO_COACH = 'Тренера не знайдено.'

export const Route = createFileRoute('/_public/coach/$id')({
  validateSearch: BookingSearch,
  loader: async ({ context, params: { id } }) => {
    if (id.trim() === '') throw notFound()
    await firstShown(context.queryClient, userOptions(id))
  },
  // Remounted for another coach, so that an open question is not answered for the wrong one.
  remountDeps: ({ params }) => params,
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
      <CoachPageFailure error={error} noCoach={NO_COACH} />
    </PublicFrame>
  ),
  // The address has no id (product §8 «Public coach page»).
  notFoundComponent: () => (
    <PublicFrame>
      <NoCoach text={NO_COACH} toastText={NO_COACH_ID} />
    </PublicFrame>
  ),
})
