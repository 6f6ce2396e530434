import { mutationOptions, type QueryClient } from '@tanstack/react-query'

import { thenRefresh, hoursChanged, showInProfile, withSavingLock } from '#src/api/changed.ts'
import { call, Created } from '#src/api/client.ts'
import { isApiError } from '#src/api/operation.ts'
import { readNow } from '#src/api/queries.ts'
import { meOptions } from '#src/api/reads.ts'
import { OvertakenError } from '#src/errors/error-text.ts'
import { HOURS_OVERTAKEN } from '#src/errors/messages.ts'
import {
  afterReading,
  type HoursCalls,
  type HoursDraft,
  isOvertaken,
  NO_PROGRESS,
  presentSlots,
  type Progress,
  runSteps,
  savePlan,
} from '#src/features/hours/rules/hours-save.ts'

/**
 * For a call that may be refused with this status because the work was done already, for example by
 * a call whose answer was lost. Any other failure is thrown.
 */
const doneAt =
  (status: number) =>
  (error: unknown): void => {
    if (!isApiError(error) || error.status !== status) throw error
  }

const calls: HoursCalls = {
  create: async ({ work_day, start_time, end_time }) => {
    const body = { work_day, start_time, end_time }
    return (await call('POST /v1/calendar/schedules', { body }, Created)).id
  },
  generate: (id) =>
    call('POST /v1/calendar/schedules/{id}/time_slots', { path: { id } }).catch(doneAt(409)),
  delete: (id) => call('DELETE /v1/calendar/schedules/{id}', { path: { id } }).catch(doneAt(404)),
}

/** The stored draft during the save: another tab may edit it meanwhile. */
interface StoredDraft {
  /** The current draft, whichever tab has changed it; null if nothing is unsaved. */
  read: () => HoursDraft | null
  /**
   * Called with what the save changes in the draft that is being sent: its progress, first before
   * any call; the earlier progress again if the save did not begin after all; and, when everything
   * is saved, the hours that the server has, without progress.
   */
  change: (sent: HoursDraft, change: Partial<HoursDraft>) => void
}

/**
 * Saves a person's edited hours (decision 9). Tabs save one after another, each with the draft that
 * the previous one has left. The hours are read first. If somebody else has changed them since the
 * draft was begun, nothing is sent, and an `OvertakenError` is thrown.
 */
export const hoursSavingMutation = (userId: string, stored: StoredDraft) =>
  mutationOptions({
    mutationFn: (_: void, { client: queryClient }) =>
      withSavingLock('hours', userId, async () => {
        const draft = stored.read()
        if (draft === null) {
          // Another tab has saved it.
          await readSchedules(queryClient)
          return
        }
        const { saved, edited, progress } = draft
        // Tells other tabs that a save is running.
        stored.change(draft, { progress: progress ?? NO_PROGRESS })
        const fresh = await readBefore(queryClient, draft).catch((error: unknown) => {
          stored.change(draft, { progress })
          throw error
        })
        const from = afterReading(progress ?? NO_PROGRESS, saved, fresh)
        const record = (next: Progress): void => stored.change(draft, { progress: next })
        record(from)
        const done = await runSteps(savePlan(saved, edited, from), from, calls, record)
        const training_schedules = presentSlots(saved, done)
        showInProfile(queryClient, { training_schedules })
        stored.change(draft, { saved: training_schedules, progress: null })
      }),
    // Not awaited: the saved hours are shown at once.
    onSettled: thenRefresh((client) => void hoursChanged(client)),
  })

/**
 * Reads the hours before a save. Throws an `OvertakenError` if somebody has changed them since the
 * draft was begun.
 */
async function readBefore(queryClient: QueryClient, draft: HoursDraft) {
  const fresh = await readSchedules(queryClient)
  if (isOvertaken(draft, fresh)) throw new OvertakenError(HOURS_OVERTAKEN)
  return fresh
}

async function readSchedules(queryClient: QueryClient) {
  const me = await readNow(queryClient, meOptions())
  return me.training_schedules
}
