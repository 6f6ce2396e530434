import * as v from 'valibot'

import { isDate } from '#src/domain/time/calendar-date.ts'

/** Query of /calendar: the selected day. Without one, or with an invalid one, it is today. */
export const CalendarSearch = v.object({
  date: v.fallback(v.optional(v.pipe(v.string(), v.check(isDate))), undefined),
})
