import { mutationOptions } from '@tanstack/react-query'
import equal from 'fast-deep-equal'
import * as v from 'valibot'

import { thenRefresh, hoursChanged, showInProfile, withSavingLock } from '#src/api/changed.ts'
import { call, Created } from '#src/api/client.ts'
import { isApiError } from '#src/api/operation.ts'
import { readNow, meOptions } from '#src/api/queries.ts'
import { Schedule } from '#src/api/schemas.gen.ts'
import { OvertakenError } from '#src/errors/error-text.ts'
import { HOURS_OVERTAKEN } from '#src/errors/messages.ts'
import {
  afterReading,
  type HoursCalls,
  type HoursDraft,
  areHoursOvertaken,
  runSteps,
  savePlan,
  slotsThere,
} from '#src/features/hours/rules/hours-save.ts'

import { hoursDraft, hoursShape } from './state.ts'

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
  create: async (body) => (await call('POST /v1/calendar/schedules', { body }, Created)).id,
  generate: (id) =>
    call('POST /v1/calendar/schedules/{id}/time_slots', { path: { id } }).catch(doneAt(409)),
  delete: (id) => call('DELETE /v1/calendar/schedules/{id}', { path: { id } }).catch(doneAt(404)),
}

/**
 * Saves a person's edited hours (decision 9). Tabs save one after another, each with the draft that
 * the previous one has left. The hours are read first. If somebody else has changed them since the
 * draft was begun, nothing is sent, and an `OvertakenError` is thrown.
 */
export const hoursSavingMutation = (userId: string) =>
  mutationOptions({
    mutationFn: (_: void, { client }) =>
      withSavingLock('hours', userId, async () => {
        const stored = hoursDraft(userId)
        const sent = stored.read()
        const readHours = async () => (await readNow(client, meOptions())).training_schedules
        if (sent === null) {
          // Another tab has saved it.
          await readHours()
          return
        }
        const record = (change: Partial<HoursDraft>): void => {
          const now = stored.read()
          // Meanwhile it may have been edited, but also discarded, or begun from other hours.
          if (now === null || !equal(now.saved, sent.saved)) return
          stored.write(hoursShape.changed(now, sent, { ...now, ...change }))
        }
        const { saved, edited, present } = sent
        // Tells other tabs that a save is running.
        record({ present: present ?? saved })
        const fresh = await readHours()
          .then((hours) => {
            if (areHoursOvertaken(sent, hours)) throw new OvertakenError(HOURS_OVERTAKEN)
            return hours
          })
          .catch((error: unknown) => {
            // It has not begun after all.
            record({ present })
            throw error
          })
        const from = afterReading(present ?? saved, fresh)
        record({ present: from })
        const done = await runSteps(savePlan(edited, from), from, calls, (next) =>
          record({ present: next }),
        )
        // Without what only the save knows of them.
        const training_schedules = v.parse(v.array(Schedule), slotsThere(done))
        showInProfile(client, { training_schedules })
        record({ saved: training_schedules, present: null })
      }),
    // Not awaited: the saved hours are shown at once.
    onSettled: thenRefresh((client) => void hoursChanged(client)),
  })
