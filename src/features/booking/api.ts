import { mutationOptions } from '@tanstack/react-query'

import { thenRefresh, sessionsChanged } from '#src/api/changed.ts'
import { call, Created } from '#src/api/client.ts'
import { meOptions, sessionsInSlot, type TimeSlot } from '#src/api/queries.ts'
import { serverNow } from '#src/domain/time/now.ts'

/**
 * Requests a slot of a coach for the signed-in client (product §4: unverified) and returns what was
 * sent. The slots are requested again after success and failure: somebody else may have been
 * faster, or an earlier request may have succeeded although its answer was lost.
 */
export const slotRequestMutation = (coachId: string) =>
  mutationOptions({
    mutationFn: async (slot: TimeSlot, { client }) => {
      const me = await client.ensureQueryData(meOptions())
      const body = {
        time_slot_id: slot.id,
        client_id: me.id,
        training_program_id: null,
        status: 'unverified' as const,
        created_at: new Date(serverNow()).toISOString(),
      }
      try {
        await call('POST /v1/calendar/sessions', { body }, Created)
      } catch (error) {
        const sessions = await sessionsInSlot(client, coachId, slot)
        if (!sessions.some(({ client_id }) => client_id === me.id)) throw error
      }
      return body
    },
    onSettled: thenRefresh(sessionsChanged),
  })
