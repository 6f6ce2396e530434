// The steps from the saved hours to the edited ones with the existing calls: a working slot can be
// created, have its time slots generated, and be deleted, but not changed. All new slots are
// created and generated before any is deleted (decision 9), so that hours are never missing on the
// server.
import { toMinutes, trimSeconds } from '#src/domain/time/clock-time.ts'

import type { HoursSlot, WeekHours, WorkingSlot } from './hours-editor.ts'
import { NO_PROGRESS, presentSlots, type Progress } from './hours-progress.ts'

/**
 * One step of saving. After `create` (times 'HH:MM') the time slots are generated at once, so it is
 * two calls. `generate` alone repeats one that failed.
 */
export type HoursStep =
  | { kind: 'create'; work_day: number; start_time: string; end_time: string }
  | { kind: 'generate'; id: string }
  | { kind: 'delete'; id: string }

/** A slot of the edited week with its day. */
type Wanted = HoursSlot & { work_day: number }

/** The steps that turn the saved hours into the edited ones; none if nothing differs. */
export function savePlan(saved: readonly WorkingSlot[], edited: WeekHours): HoursStep[] {
  return resumePlan(saved, edited, NO_PROGRESS)
}

/**
 * The remaining steps after a save stopped halfway; the week may have been edited meanwhile. A slot
 * is identified by its day and times, so that an existing one is never created twice. As long as
 * there are steps, there are unsaved changes.
 *
 * One kind of slot is deleted before an equal one is created: a slot that the coach wants back
 * after a replacement has taken its time slots. Only a new one can have them generated, and the
 * server refuses a second slot with the same times.
 */
export function resumePlan(
  saved: readonly WorkingSlot[],
  edited: WeekHours,
  progress: Progress,
): HoursStep[] {
  const present = presentSlots(saved, progress)
  const wanted = edited
    .flatMap((day, work_day) => day.map((slot) => ({ ...slot, work_day })))
    .map((slot) => ({ slot, there: counterpart(slot, present) }))
  const kept = wanted.flatMap(({ there }) => there ?? [])
  const keptIds = idsOf(kept)
  const overtakenIds = idsOf(kept.filter((slot) => isTakenByAnother(slot, progress)))
  return [
    ...progress.created
      .filter(({ id, generated }) => !generated && keptIds.has(id) && !overtakenIds.has(id))
      .map(({ id }): HoursStep => ({ kind: 'generate', id })),
    ...kept.filter(({ id }) => overtakenIds.has(id)).map(deletion),
    ...wanted
      .filter(({ there }) => there === undefined || overtakenIds.has(there.id))
      .map(({ slot }) => creation(slot)),
    ...present.filter(({ id }) => !keptIds.has(id)).map(deletion),
  ]
}

/** The existing slot for a wanted one: itself if unchanged, else one with the same times. */
function counterpart(slot: Wanted, present: readonly WorkingSlot[]): WorkingSlot | undefined {
  const same = present.filter((candidate) => sameTimes(candidate, slot))
  return same.find(({ id }) => id === slot.id) ?? same.at(0)
}

/** Whether a slot that was created later may have taken time slots of this one. */
function isTakenByAnother(slot: WorkingSlot, { created }: Progress): boolean {
  return created
    .slice(created.findIndex(({ id }) => id === slot.id) + 1)
    .some(
      (later) =>
        later.work_day === slot.work_day &&
        toMinutes(later.start) < toMinutes(slot.end_time) &&
        toMinutes(slot.start_time) < toMinutes(later.end),
    )
}

function idsOf(slots: readonly WorkingSlot[]): Set<string> {
  return new Set(slots.map(({ id }) => id))
}

function creation({ work_day, start, end }: Wanted): HoursStep {
  return {
    kind: 'create',
    work_day,
    start_time: trimSeconds(start),
    end_time: trimSeconds(end),
  }
}

function deletion({ id }: WorkingSlot): HoursStep {
  return { kind: 'delete', id }
}

function sameTimes(saved: WorkingSlot, slot: Wanted): boolean {
  return (
    saved.work_day === slot.work_day &&
    trimSeconds(saved.start_time) === trimSeconds(slot.start) &&
    trimSeconds(saved.end_time) === trimSeconds(slot.end)
  )
}
