import { mutationOptions, type QueryClient } from '@tanstack/react-query'

import { afterwards, hoursChanged, showInProfile, withSavingLock } from '#src/api/changed.ts'
import { call, Created } from '#src/api/client.ts'
import { isApiError } from '#src/api/operation.ts'
import { readNow } from '#src/api/queries.ts'
import { meOptions } from '#src/api/reads.ts'
import { OvertakenError } from '#src/errors/error-text.ts'
import { HOURS_OVERTAKEN } from '#src/errors/messages.ts'
import { type HoursDraft, isOvertaken } from '#src/features/hours/rules/hours-draft.ts'
import type { WorkingSlot } from '#src/features/hours/rules/hours-editor.ts'
import { resumePlan } from '#src/features/hours/rules/hours-plan.ts'
import {
  afterReading,
  NO_PROGRESS,
  presentSlots,
  type Progress,
} from '#src/features/hours/rules/hours-progress.ts'
import { type HoursCalls, runSteps } from '#src/features/hours/rules/hours-save.ts'

/**
 * Resolves also if the server refuses with the status `done`: the work was done already, for
 * example by a call whose answer was lost. Rejects with any other failure.
 */
async function once(sent: Promise<unknown>, done: number): Promise<void> {
  try {
    await sent
  } catch (error) {
    if (!isApiError(error) || error.status !== done) throw error
  }
}

const calls: HoursCalls = {
  create: (body) => call('POST /v1/calendar/schedules', { body }, Created).then(({ id }) => id),
  generate: (id) =>
    once(call('POST /v1/calendar/schedules/{id}/time_slots', { path: { id } }), 409),
  delete: (id) => once(call('DELETE /v1/calendar/schedules/{id}', { path: { id } }), 404),
}

/** Where the draft is kept during the save: another tab may edit it meanwhile. */
export interface DraftKeeper {
  /** The current draft, whichever tab has changed it; null if nothing is unsaved. */
  read: () => HoursDraft | null
  /**
   * Called with the progress of the save, first before any call. Called with the earlier progress,
   * or null, if the save did not begin after all.
   */
  note: (sent: HoursDraft, progress: Progress | null) => void
  /** Called when a draft is saved: the server has these hours. */
  done: (sent: HoursDraft, saved: readonly WorkingSlot[]) => void
}

/**
 * Saves a person's edited hours (decision 9). Tabs save one after another, each with the draft that
 * the previous one has left. The hours are read first. If somebody else has changed them since the
 * draft was begun, nothing is sent, and an `OvertakenError` is thrown.
 */
export const hoursSavingMutation = (userId: string, keeper: DraftKeeper) =>
  mutationOptions({
    mutationFn: (_: void, { client: queryClient }) =>
      withSavingLock('hours', userId, async () => {
        const draft = keeper.read()
        if (draft === null) {
          // Another tab has saved it.
          await readSchedules(queryClient)
          return
        }
        const { saved, edited, progress } = draft
        const note = (next: Progress | null): void => keeper.note(draft, next)
        // Tells other tabs that a save is running.
        note(progress ?? NO_PROGRESS)
        const fresh = await readBefore(queryClient, draft).catch((error: unknown) => {
          note(progress)
          throw error
        })
        const from = afterReading(progress ?? NO_PROGRESS, saved, fresh)
        note(from)
        const done = await runSteps(resumePlan(saved, edited, from), from, calls, note)
        const training_schedules = presentSlots(saved, done)
        showInProfile(queryClient, { training_schedules })
        keeper.done(draft, training_schedules)
      }),
    // Not awaited: the saved hours are shown at once.
    onSettled: afterwards((client) => void hoursChanged(client)),
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
