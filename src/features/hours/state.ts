import * as v from 'valibot'

import { Schedule } from '#src/api/schemas.gen.ts'
import { personDraft, storedAtom } from '#src/device/storage.ts'
import { isTime } from '#src/domain/time/clock-time.ts'
import type { DraftShape } from '#src/draft/model.ts'
import { hasSteps, type HoursDraft, without } from '#src/features/hours/rules/hours-save.ts'

const Time = v.pipe(v.string(), v.check(isTime))

/** What a save had done, as an earlier version of the app has stored it. */
const Progress = v.object({
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
})

const Draft: v.GenericSchema<unknown, HoursDraft> = v.pipe(
  v.object({
    saved: v.array(Schedule),
    edited: v.pipe(
      v.array(
        v.array(v.object({ key: v.string(), id: v.nullable(v.string()), start: Time, end: Time })),
      ),
      v.length(7),
    ),
    present: v.nullish(
      v.array(
        v.intersect([
          Schedule,
          v.object({ generated: v.optional(v.boolean()), gone: v.optional(v.boolean()) }),
        ]),
      ),
    ),
    progress: v.nullish(Progress),
  }),
  v.transform(({ saved, edited, present, progress }) => ({
    saved,
    edited,
    present: present ?? (progress ? presentAfter(saved, progress) : null),
  })),
)

const presentAfter = (
  saved: HoursDraft['saved'],
  { created, deleted }: v.InferOutput<typeof Progress>,
): HoursDraft['present'] =>
  without(
    [
      ...saved,
      ...created.map(({ start, end, ...slot }) => ({ ...slot, start_time: start, end_time: end })),
    ],
    (id) => deleted.includes(id),
  )

/** Null while nothing is unsaved. */
export const hoursDraft = personDraft('hours', v.nullable(Draft), null)

/**
 * The draft of the week is a change as a whole: its slots depend on each other. Once its save has
 * begun it stays stored until the save has ended: while a tab sends it, going back to the saved
 * hours is a change of what is being sent.
 */
export const hoursShape: DraftShape<HoursDraft, HoursDraft> = {
  shown: (stored, saved) => stored ?? saved,
  changed: (_stored, _saved, draft) => (draft.present !== null || hasSteps(draft) ? draft : null),
}

/** Whether the hint was dismissed (product §2 «/schedules»). */
export const hintDismissedAtom = storedAtom('hours-hint-dismissed', v.boolean(), false).atom
