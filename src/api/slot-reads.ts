import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'

import type { components } from './contract.gen.ts'
import { readNow } from './read-now.ts'
import { orNone, readBy } from './read.ts'
import { TimeSlot } from './schemas.gen.ts'
import type { Period } from './session-reads.ts'

export type TimeSlot = components['schemas']['TimeSlot']

/** A coach's time slots of a period, by date and time. A 404 is an empty list (product §7). */
export const timeSlotsOptions = (id: string, { from, to }: Period) => {
  const init = { path: { id }, query: { start_date: from, end_date: to } }
  return readBy('GET /v1/coaches/{id}/time_slots', init, v.array(TimeSlot), orNone)
}

/**
 * Returns the current sessions of a coach's slot, without cancelled ones; an empty list if they
 * cannot be read. After a failed call, they show whether the server has made the change although
 * its answer was lost.
 */
export async function sessionsInSlot(
  client: QueryClient,
  coachId: string,
  { id, date }: Pick<TimeSlot, 'id' | 'date'>,
): Promise<TimeSlot['training_sessions']> {
  const options = timeSlotsOptions(coachId, { from: date, to: date })
  const slots = await readNow(client, options).catch(() => [])
  const sessions = slots.find((slot) => slot.id === id)?.training_sessions ?? []
  return sessions.filter(({ status }) => status !== 'cancelled')
}
