import { mutationOptions } from '@tanstack/react-query'

import { afterwards, sessionsChanged } from '#src/api/changed.ts'
import { meOptions } from '#src/api/me.ts'
import { sendForId } from '#src/api/send.ts'
import type { TimeSlot } from '#src/api/slots.ts'

/**
 * Requests a slot for the signed-in client (product §4: unverified) and returns what was sent. The slots are
 * requested again after success and failure: somebody else may have been faster.
 */
export const slotRequestMutation = mutationOptions({
  mutationFn: async ({ id }: Pick<TimeSlot, 'id'>, { client }) => {
    const me = await client.ensureQueryData(meOptions())
    const body = {
      time_slot_id: id,
      client_id: me.id,
      training_program_id: null,
      status: 'unverified' as const,
      created_at: new Date().toISOString(),
    }
    await sendForId('POST /v1/calendar/sessions', { body })
    return body
  },
  onSettled: afterwards(sessionsChanged),
})
