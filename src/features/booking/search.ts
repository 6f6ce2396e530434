import * as v from 'valibot'

import { isDate } from '#src/domain/time/calendar-date.ts'

/** What the address of a coach's page says of a booking; what cannot be read falls away. */
export const BookingSearch = v.object({
  /** The day that is shown; today's where it is left out. */
  date: v.fallback(v.optional(v.pipe(v.string(), v.check(isDate))), undefined),
  /** The chosen time slot's id, so that it is at hand after signing in. */
  slot: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))), undefined),
  /** Whether that slot was chosen before signing in: the question about it opens as soon as the person is here. */
  ask: v.fallback(v.optional(v.literal(true)), undefined),
})
