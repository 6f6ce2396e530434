import * as v from 'valibot'

import type { components } from './contract.gen.ts'
import { orNone, readBy } from './read.ts'
import { TimeSlot } from './schemas.gen.ts'
import type { Period } from './sessions.ts'

export type TimeSlot = components['schemas']['TimeSlot']

/** A coach's time slots of a period, by date and time. A 404 is an empty list (product §7). */
export const timeSlotsOptions = (id: string, { from, to }: Period) => {
  const init = { path: { id }, query: { start_date: from, end_date: to } }
  return readBy('GET /v1/coaches/{id}/time_slots', init, v.array(TimeSlot), orNone)
}
