import { mutationOptions, type QueryClient } from '@tanstack/react-query'

import { isApiError } from '#src/api/api-error.ts'
import { invalidate } from '#src/api/invalidate.ts'
import { meOptions } from '#src/api/me.ts'
import { sendEmpty, sendForId } from '#src/api/send.ts'
import { type HoursDraft, isOvertaken } from '#src/domain/hours-draft.ts'
import { resumePlan } from '#src/domain/hours-plan.ts'
import {
  afterReading,
  NO_PROGRESS,
  presentSlots,
  type Progress,
} from '#src/domain/hours-progress.ts'
import { type HoursCalls, runSteps } from '#src/domain/hours-save.ts'
import { HOURS_OVERTAKEN } from '#src/errors/messages.ts'
import { OvertakenError } from '#src/errors/overtaken.ts'

/** `done` is how the server refuses what has been done: by a call whose answer got lost, say. */
async function once(call: Promise<unknown>, done: number): Promise<void> {
  try {
    await call
  } catch (error) {
    if (!isApiError(error) || error.status !== done) throw error
  }
}

const calls: HoursCalls = {
  create: (body) => sendForId('POST /v1/calendar/schedules', { body }),
  generate: (id) =>
    once(sendEmpty('POST /v1/calendar/schedules/{id}/time_slots', { path: { id } }), 409),
  delete: (id) => once(sendEmpty('DELETE /v1/calendar/schedules/{id}', { path: { id } }), 404),
}

/**
 * Saves edited hours (design decision 9); gives the hours as the server then has them. It reads them
 * first. Where somebody else has changed them since the draft was begun, nothing is sent, and an
 * `OvertakenError` is thrown.
 *
 * @param report told how far the save of a draft has come, from before the first call on
 */
export const saveHours = (
  queryClient: QueryClient,
  report: (sent: HoursDraft, progress: Progress) => void,
) =>
  mutationOptions({
    mutationKey: ['POST /v1/calendar/schedules'],
    async mutationFn(draft: HoursDraft) {
      const { saved, edited, progress } = draft
      const fresh = await readSchedules(queryClient)
      if (isOvertaken(draft, fresh)) throw new OvertakenError(HOURS_OVERTAKEN)
      const note = (next: Progress): void => report(draft, next)
      const from = afterReading(progress ?? NO_PROGRESS, saved, fresh)
      note(from)
      const done = await runSteps(resumePlan(saved, edited, from), from, calls, note)
      const training_schedules = presentSlots(saved, done)
      queryClient.setQueryData(meOptions().queryKey, (me) => me && { ...me, training_schedules })
      return training_schedules
    },
    // Not waited for: what was saved is shown at once.
    onSettled: () =>
      void invalidate(
        queryClient,
        'GET /v1/users/me',
        'GET /v1/users/{id}',
        'GET /v1/coaches/{id}/time_slots',
      ),
  })

async function readSchedules(queryClient: QueryClient) {
  const me = await queryClient.fetchQuery({ ...meOptions(), staleTime: 0 })
  return me.training_schedules
}
