import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import * as v from 'valibot'

import { firstShown, userOptions } from '#src/api/queries.ts'
import { isDate } from '#src/domain/time/calendar-date.ts'
import { NO_COACH_ID } from '#src/errors/messages.ts'
import { BookingView } from '#src/features/booking/BookingView.tsx'
import {
  CoachPageFailure,
  CoachPageScreen,
  CoachPageSkeleton,
  NoCoach,
} from '#src/features/coach-page/CoachPageScreen.tsx'

/** The booking's parameters; invalid ones are dropped. */
const BookingSearch = v.object({
  /** The selected day; today if it is left out. */
  date: v.fallback(v.optional(v.pipe(v.string(), v.check(isDate))), undefined),
  /** The id of the chosen time slot, kept across a sign-in. */
  slot: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))), undefined),
  /**
   * Whether that slot was chosen before signing in: its question opens as soon as the person is
   * signed in.
   */
  ask: v.fallback(v.optional(v.literal('true')), undefined),
})

const NO_COACH = 'Тренера не знайдено.'

export const Route = createFileRoute('/_public/coach/$id')({
  validateSearch: BookingSearch,
  loader: async ({ context, params: { id } }) => {
    if (id.trim() === '') throw notFound()
    try {
      await firstShown(context.queryClient, userOptions(id))
    } catch (error) {
      const { isNoCoach, asPublished } =
        await import('#src/features/coach-page/CoachPageScreen.tsx')
      const other = asPublished(id)
      if (other === id || !isNoCoach(error)) throw error
      await firstShown(context.queryClient, userOptions(other))
      throw redirect({ to: '.', params: { id: other }, search: true, hash: true, replace: true })
    }
  },
  // Remounted for another coach, so that an open question is not answered for the wrong one.
  remountDeps: ({ params }) => params,
  component: () => <CoachPageScreen booking={<BookingView />} />,
  pendingComponent: CoachPageSkeleton,
  // The page has shown it from the first paint on (src/build/arrive.ts).
  pendingMinMs: 0,
  errorComponent: ({ error }) => <CoachPageFailure error={error} noCoach={NO_COACH} />,
  // The address has no id (product §8 «Public coach page»).
  notFoundComponent: () => <NoCoach text={NO_COACH} toastText={NO_COACH_ID} />,
})
