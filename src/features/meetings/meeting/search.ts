import * as v from 'valibot'

import { isDate } from '#src/domain/time/calendar-date.ts'

const id = v.pipe(v.string(), v.uuid())

/** Explicitly no choice, even if the session has a value. */
const none = v.literal('')

const given = <Schema extends v.GenericSchema<unknown, string>>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

/**
 * Query of /add-meeting, a date and ids: all choices, so that they survive a reload. Invalid values
 * are dropped. The slot may also be a weekday and an hour, for which the loader finds a slot.
 */
export const MeetingSearch = v.object({
  date: given(v.pipe(v.string(), v.check(isDate))),
  slot: given(v.string()),
  client: given(v.union([none, id])),
  program: given(v.union([none, id])),
})

export type MeetingSearch = v.InferOutput<typeof MeetingSearch>
