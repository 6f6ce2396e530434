import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'

import { isApiError } from './api-error.ts'
import type { components } from './contract.gen.ts'
import { TimeSlot } from './schemas.gen.ts'
import { send } from './send.ts'
import type { Period } from './sessions.ts'

export type TimeSlot = components['schemas']['TimeSlot']

/** A coach's time slots of a period, by date and time. A 404 is an empty list (product §7). */
export const timeSlotsOptions = (coachId: string, { from, to }: Period) =>
  queryOptions({
    queryKey: ['GET /v1/coaches/{id}/time_slots', { coachId, from, to }],
    queryFn: async ({ signal }) => {
      try {
        return await send(
          'GET /v1/coaches/{id}/time_slots',
          { path: { id: coachId }, query: { start_date: from, end_date: to }, signal },
          v.array(TimeSlot),
        )
      } catch (error) {
        if (isApiError(error) && error.status === 404) return []
        throw error
      }
    },
  })
