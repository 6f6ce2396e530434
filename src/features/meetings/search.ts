import * as v from 'valibot'

import { isDate } from '#src/domain/calendar-date.ts'

const id = v.pipe(v.string(), v.uuid())

const given = <Schema extends v.GenericSchema<unknown, string>>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

/** Query of /add-meeting: all that is chosen, so that it outlives a reload. What is unreadable falls away. */
export const MeetingSearch = v.object({
  date: given(v.pipe(v.string(), v.check(isDate))),
  /** Id of a time slot. */
  slot: given(id),
  client: given(id),
  /** Id of a program; empty for a session that is to be without one. */
  program: given(v.union([v.literal(''), id])),
})

export type MeetingSearch = v.InferOutput<typeof MeetingSearch>
