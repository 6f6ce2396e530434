import * as v from 'valibot'

import { isDate } from '#src/domain/time/calendar-date.ts'

/** The booking parameters in the address of a coach's page; invalid ones are dropped. */
export const BookingSearch = v.object({
  /** The selected day; today if it is left out. */
  date: v.fallback(v.optional(v.pipe(v.string(), v.check(isDate))), undefined),
  /** The id of the chosen time slot, kept across a sign-in. */
  slot: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))), undefined),
  /**
   * Whether that slot was chosen before signing in: its question opens as soon as the person is
   * signed in.
   */
  ask: v.fallback(v.optional(v.literal(true)), undefined),
})
