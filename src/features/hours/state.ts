import * as v from 'valibot'

import { Schedule } from '#src/api/schemas.gen.ts'
import { personDraft } from '#src/device/draft.ts'
import { storedValue } from '#src/device/stored-value.ts'
import { isTime } from '#src/domain/clock-time.ts'
import type { WeekHours, WorkingSlot } from '#src/domain/hours-editor.ts'
import type { Progress } from '#src/domain/hours-progress.ts'

/** Hours that a coach has edited and not saved yet (design decision 14). */
export interface HoursDraft {
  /** The saved hours that they were edited from. */
  saved: readonly WorkingSlot[]
  edited: WeekHours
  /** How far saving them has come; null until it was tried. */
  progress: Progress | null
}

const Time = v.pipe(v.string(), v.check(isTime))

const Draft: v.GenericSchema<unknown, HoursDraft> = v.object({
  saved: v.array(Schedule),
  edited: v.pipe(
    v.array(
      v.array(v.object({ key: v.string(), id: v.nullable(v.string()), start: Time, end: Time })),
    ),
    v.length(7),
  ),
  progress: v.nullable(
    v.object({
      created: v.array(
        v.object({
          work_day: v.number(),
          start: Time,
          end: Time,
          id: v.string(),
          generated: v.boolean(),
        }),
      ),
      deleted: v.array(v.string()),
    }),
  ),
})

/** Null while there is nothing unsaved. */
export const hoursDraft = personDraft('hours', v.nullable(Draft), null)

/** Whether the hint was dismissed (spec §2 «/schedules»). */
export const hintDismissedAtom = storedValue('hours-hint-dismissed', v.boolean(), false).atom
