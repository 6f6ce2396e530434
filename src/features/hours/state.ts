import * as v from 'valibot'

import { Schedule } from '#src/api/schemas.gen.ts'
import { personDraft } from '#src/device/person-draft.ts'
import { storedAtom } from '#src/device/storage.ts'
import { isTime } from '#src/domain/time/clock-time.ts'
import type { DraftShape } from '#src/draft/model.ts'
import { hasSteps, type HoursDraft } from '#src/features/hours/rules/hours-save.ts'

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
      created: v.array(v.intersect([Schedule, v.object({ generated: v.boolean() })])),
      deleted: v.array(v.string()),
    }),
  ),
})

/** Null while nothing is unsaved. */
export const hoursDraft = personDraft('hours', v.nullable(Draft), null)

/**
 * The draft of the week is a change as a whole: its slots depend on each other. Once its save has
 * begun it stays stored until the save has ended: while a tab sends it, going back to the saved
 * hours is a change of what is being sent.
 */
export const hoursShape: DraftShape<HoursDraft, HoursDraft> = {
  shown: (stored, saved) => stored ?? saved,
  changed: (_stored, _saved, draft) => (draft.progress !== null || hasSteps(draft) ? draft : null),
}

/** Whether the hint was dismissed (product §2 «/schedules»). */
export const hintDismissedAtom = storedAtom('hours-hint-dismissed', v.boolean(), false).atom
