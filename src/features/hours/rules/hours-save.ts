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
  /**
   * The server's slots as the save has left them, in the order of their creation; null until it was
   * tried. Stored with the draft, it survives a reload.
   */
  present: readonly PresentSlot[] | null
}

/** A slot of the server. */
export interface PresentSlot extends WorkingSlot {
  /** Whether its time slots were generated, if it is not one of the saved slots. */
  generated?: boolean | undefined
  /** Whether it was deleted since; it may have taken time slots of an earlier one. */
  gone?: boolean | undefined
}

/** The slots after those were deleted for which `isGone` is true. */
export const without = (
  present: readonly PresentSlot[],
  isGone: (id: string) => boolean,
): PresentSlot[] =>
  present
    .filter(({ id, generated }) => generated !== undefined || !isGone(id))
    .map((slot) => (isGone(slot.id) ? { ...slot, gone: true } : slot))

/** The slots that are on the server. */
export const slotsThere = (present: readonly PresentSlot[]): PresentSlot[] =>
  present.filter(({ gone }) => !gone)

/**
 * The present slots after the hours were read again. They must be read before the next attempt if a
 * call may have taken effect although its answer was lost. A slot that was unknown counts as created
 * here, its time slots as not generated yet.
 */
export function afterReading(
  present: readonly PresentSlot[],
  fresh: readonly WorkingSlot[],
): PresentSlot[] {
  const known = idsOf(present)
  const there = idsOf(fresh)
  const added = fresh.filter(({ id }) => !known.has(id))
  return [
    ...without(present, (id) => !there.has(id)),
    ...added.map((slot) => ({ ...slot, generated: false })),
  ]
}

/**
 * Whether somebody else has changed the hours since the draft was begun. If its save stopped
 * halfway, a call may have taken effect although its answer was lost: a slot that was added or
 * removed as the draft wants counts as its own. Any other change was made by somebody else.
 *
 * @param fresh the current hours on the server
 */
export function areHoursOvertaken(
  { saved, edited, present }: HoursDraft,
  fresh: readonly WorkingSlot[],
): boolean {
  const now = fromSchedules(fresh)
  if (sameHours(edited, now)) return false
  if (present === null) return !sameHours(fromSchedules(saved), now)
  const wanted = new Set(slotsOf(edited).map(({ slot }) => timesOf(slot)))
  const there = new Set(fresh.map(timesOf))
  const known = idsOf([...saved, ...present])
  const isForeign = (slot: WorkingSlot) => !known.has(slot.id) && !wanted.has(timesOf(slot))
  const isMissed = (slot: WorkingSlot) => wanted.has(timesOf(slot)) && !there.has(timesOf(slot))
  return fresh.some(isForeign) || slotsThere(present).some(isMissed)
}

/**
 * One step of saving. After `create` (times 'HH:MM') the time slots are generated at once, so it is
 * two calls. `generate` alone repeats one that failed.
 */
export type HoursStep =
  | { kind: 'create'; slot: SlotTimes }
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
export function savePlan(edited: WeekHours, present: readonly PresentSlot[]): HoursStep[] {
  const slots = slotsThere(present)
  const wanted = slotsOf(edited).map(({ from, slot }) => {
    // The existing slot for it: itself if unchanged, else one with the same times.
    const same = slots.filter((candidate) => timesOf(candidate) === timesOf(slot))
    return { slot, there: same.find(({ id }) => id === from) ?? same.at(0) }
  })
  const stayIds = idsOf(wanted.flatMap(({ there }) => there ?? []))
  const stay = slots.filter(({ id }) => stayIds.has(id))
  const taken = stay.filter((slot) => isTakenByAnother(slot, present))
  const takenIds = idsOf(taken)
  return [
    ...stay
      .filter(({ id, generated }) => generated === false && !takenIds.has(id))
      .map(({ id }): HoursStep => ({ kind: 'generate', id })),
    ...taken.map(({ id }): HoursStep => ({ kind: 'delete', id })),
    ...wanted
      .filter(({ there }) => there === undefined || takenIds.has(there.id))
      .map(({ slot }): HoursStep => ({ kind: 'create', slot })),
    ...slots
      .filter(({ id }) => !stayIds.has(id))
      .map(({ id }): HoursStep => ({ kind: 'delete', id })),
  ]
}

/** Whether there is something to save: changes, or the rest of a failed save. */
export const hasSteps = ({ saved, edited, present }: HoursDraft): boolean =>
  savePlan(edited, present ?? saved).length > 0

/** The calls to the server. Each rejects if it failed, but not if the work was already done. */
export interface HoursCalls {
  /** Returns the new slot's id. */
  create: (slot: SlotTimes) => Promise<string>
  generate: (id: string) => Promise<void>
  delete: (id: string) => Promise<void>
}

/**
 * Runs the steps one by one up to the first failure, with which it rejects. `report` is called with
 * the present slots after every call, so that nothing is lost.
 *
 * @returns the present slots when everything is done
 */
export async function runSteps(
  steps: readonly HoursStep[],
  from: readonly PresentSlot[],
  calls: HoursCalls,
  report: (present: readonly PresentSlot[]) => void,
): Promise<readonly PresentSlot[]> {
  let present = from
  const set = (next: readonly PresentSlot[]): void => {
    present = next
    report(present)
  }
  for (const step of steps) {
    if (step.kind === 'delete') {
      await calls.delete(step.id)
      set(without(present, (id) => id === step.id))
      continue
    }
    const id = step.kind === 'create' ? await calls.create(step.slot) : step.id
    if (step.kind === 'create') set([...present, { ...step.slot, id, generated: false }])
    await calls.generate(id)
    set(present.map((slot) => (slot.id === id ? { ...slot, generated: true } : slot)))
  }
  return present
}

/** Whether a slot that was created later may have taken time slots of this one. */
function isTakenByAnother(slot: WorkingSlot, present: readonly PresentSlot[]): boolean {
  return present
    .slice(present.findIndex(({ id }) => id === slot.id) + 1)
    .some(
      (later) =>
        later.generated !== undefined &&
        later.work_day === slot.work_day &&
        toMinutes(later.start_time) < toMinutes(slot.end_time) &&
        toMinutes(slot.start_time) < toMinutes(later.end_time),
    )
}

function idsOf(slots: readonly { id: string }[]): Set<string> {
  return new Set(slots.map(({ id }) => id))
}
