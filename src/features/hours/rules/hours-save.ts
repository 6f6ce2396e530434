// Saving the edited hours with the existing calls (decision 9): a working slot can be created, have
// its time slots generated, and be deleted, but not changed. All new slots are created and generated
// before any is deleted, so that hours are never missing on the server. A save that stopped halfway
// continues from what the server has, and repeats nothing.
import { toMinutes } from '#src/domain/time/clock-time.ts'

import {
  fromSchedules,
  sameHours,
  slotsOf,
  type SlotTimes,
  timesOf,
  type WeekHours,
  type WorkingSlot,
} from './hours-editor.ts'

/** Hours that a coach has edited and not saved yet (decision 14). */
export interface HoursDraft {
  /** The saved hours that they were begun from. */
  saved: readonly WorkingSlot[]
  edited: WeekHours
  /** The progress of the save; null until it was tried. */
  progress: Progress | null
}

/**
 * What was done since the saved hours were read: created slots in their order, and ids of deleted
 * ones. Stored with the draft, it survives a reload.
 */
export interface Progress {
  created: readonly CreatedSlot[]
  deleted: readonly string[]
}

/** A slot that the save has created, and whether its time slots were generated. */
interface CreatedSlot extends WorkingSlot {
  generated: boolean
}

export const NO_PROGRESS: Progress = { created: [], deleted: [] }

/** The server's working slots, as far as known. */
export function presentSlots(saved: readonly WorkingSlot[], progress: Progress): WorkingSlot[] {
  const created = progress.created.map((slot): WorkingSlot => {
    const { generated: _, ...working } = slot
    return working
  })
  // By id, since hours that were read meanwhile contain the created slots as well.
  const known = new Map([...saved, ...created].map((slot) => [slot.id, slot]))
  return [...known.values()].filter(({ id }) => !progress.deleted.includes(id))
}

/**
 * The progress after the hours were read again. They must be read before the next attempt if a call
 * may have taken effect although its answer was lost. A new slot counts as created here, its time
 * slots as not generated yet.
 */
export function afterReading(
  progress: Progress,
  saved: readonly WorkingSlot[],
  fresh: readonly WorkingSlot[],
): Progress {
  const known = idsOf([...saved, ...progress.created])
  const there = idsOf(fresh)
  const added = fresh.filter(({ id }) => !known.has(id))
  return {
    created: [...progress.created, ...added.map((slot) => ({ ...slot, generated: false }))],
    deleted: [...known].filter((id) => !there.has(id)),
  }
}

/**
 * Whether somebody else has changed the hours since the draft was begun. If its save stopped
 * halfway, a call may have taken effect although its answer was lost: a slot that was added or
 * removed as the draft wants counts as its own. Any other change was made by somebody else.
 *
 * @param fresh the current hours on the server
 */
export function isOvertaken(
  { saved, edited, progress }: HoursDraft,
  fresh: readonly WorkingSlot[],
): boolean {
  const now = fromSchedules(fresh)
  if (sameHours(edited, now)) return false
  if (progress === null) return !sameHours(fromSchedules(saved), now)
  const wanted = new Set(slotsOf(edited).map(({ slot }) => timesOf(slot)))
  const there = new Set(fresh.map(timesOf))
  const known = idsOf([...saved, ...progress.created])
  const isForeign = (slot: WorkingSlot) => !known.has(slot.id) && !wanted.has(timesOf(slot))
  const isMissed = (slot: WorkingSlot) => wanted.has(timesOf(slot)) && !there.has(timesOf(slot))
  return fresh.some(isForeign) || presentSlots(saved, progress).some(isMissed)
}

/**
 * One step of saving. After `create` (times 'HH:MM') the time slots are generated at once, so it is
 * two calls. `generate` alone repeats one that failed.
 */
export type HoursStep =
  | ({ kind: 'create' } & SlotTimes)
  | { kind: 'generate' | 'delete'; id: string }

/**
 * The steps that turn the saved hours into the edited ones, or the remaining ones after a save
 * stopped halfway; the week may have been edited meanwhile. A slot is identified by its day and
 * times, so that an existing one is never created twice. As long as there are steps, there are
 * unsaved changes.
 *
 * One kind of slot is deleted before an equal one is created: a slot that the coach wants back
 * after a replacement has taken its time slots. Only a new one can have them generated, and the
 * server refuses a second slot with the same times.
 */
export function savePlan(
  saved: readonly WorkingSlot[],
  edited: WeekHours,
  progress: Progress = NO_PROGRESS,
): HoursStep[] {
  const present = presentSlots(saved, progress)
  const wanted = slotsOf(edited).map(({ from, slot }) => {
    // The existing slot for it: itself if unchanged, else one with the same times.
    const same = present.filter((candidate) => timesOf(candidate) === timesOf(slot))
    return { slot, there: same.find(({ id }) => id === from) ?? same.at(0) }
  })
  const stay = wanted.flatMap(({ there }) => there ?? [])
  const stayIds = idsOf(stay)
  const taken = stay.filter((slot) => isTakenByAnother(slot, progress))
  const takenIds = idsOf(taken)
  return [
    ...progress.created
      .filter(({ id, generated }) => !generated && stayIds.has(id) && !takenIds.has(id))
      .map(({ id }): HoursStep => ({ kind: 'generate', id })),
    ...taken.map(({ id }): HoursStep => ({ kind: 'delete', id })),
    ...wanted
      .filter(({ there }) => there === undefined || takenIds.has(there.id))
      .map(({ slot }): HoursStep => ({ kind: 'create', ...slot })),
    ...present
      .filter(({ id }) => !stayIds.has(id))
      .map(({ id }): HoursStep => ({ kind: 'delete', id })),
  ]
}

/** Whether there is something to save: changes, or the rest of a failed save. */
export const hasSteps = ({ saved, edited, progress }: HoursDraft): boolean =>
  savePlan(saved, edited, progress ?? undefined).length > 0

/** The calls to the server. Each rejects if it failed, but not if the work was already done. */
export interface HoursCalls {
  /** Returns the new slot's id. */
  create: (slot: SlotTimes) => Promise<string>
  generate: (id: string) => Promise<void>
  delete: (id: string) => Promise<void>
}

/**
 * Runs the steps one by one up to the first failure, with which it rejects. `report` is called with
 * the progress after every call, so that nothing is lost.
 *
 * @returns the progress when everything is done
 */
export async function runSteps(
  steps: readonly HoursStep[],
  from: Progress,
  calls: HoursCalls,
  report: (progress: Progress) => void,
): Promise<Progress> {
  let progress = from
  const add = (done: Partial<Progress>): void => {
    progress = { ...progress, ...done }
    report(progress)
  }
  for (const step of steps) {
    if (step.kind === 'delete') {
      await calls.delete(step.id)
      add({ deleted: [...progress.deleted, step.id] })
      continue
    }
    const id = step.kind === 'create' ? await calls.create(step) : step.id
    if (step.kind === 'create') {
      const { kind: _, ...slot } = step
      add({ created: [...progress.created, { ...slot, id, generated: false }] })
    }
    await calls.generate(id)
    add({ created: progress.created.map((s) => (s.id === id ? { ...s, generated: true } : s)) })
  }
  return progress
}

/** Whether a slot that was created later may have taken time slots of this one. */
function isTakenByAnother(slot: WorkingSlot, { created }: Progress): boolean {
  return created
    .slice(created.findIndex(({ id }) => id === slot.id) + 1)
    .some(
      (later) =>
        later.work_day === slot.work_day &&
        toMinutes(later.start_time) < toMinutes(slot.end_time) &&
        toMinutes(slot.start_time) < toMinutes(later.end_time),
    )
}

function idsOf(slots: readonly { id: string }[]): Set<string> {
  return new Set(slots.map(({ id }) => id))
}
