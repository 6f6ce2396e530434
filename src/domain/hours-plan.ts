// From the saved hours to the edited ones with the calls there are: a working slot can be created,
// have its time slots generated, and be deleted, but not changed.
//
// Design decision 9 creates and generates a slot before the one it replaces goes. One departure: the
// contract refuses a slot that overlaps another of its day (409), so an old slot that goes anyway and
// is in the way of a new one is deleted before that one is created; all others are deleted after.
// Should such a creation then fail, its hours are missing on the server until the coach saves again.
import { toMinutes, trimSeconds } from './clock-time.ts'
import type { HoursSlot, WeekHours, WorkingSlot } from './hours-editor.ts'
import { NO_PROGRESS, presentSlots } from './hours-progress.ts'
import type { Progress } from './hours-progress.ts'

/**
 * One step of saving. After `create` (times 'HH:MM') the time slots are generated at once, so it is
 * two calls; `replaces` is the slot, deleted in the same plan, that the coach changed into it. On its
 * own `generate` makes up for one that failed.
 */
export type HoursStep =
  | {
      kind: 'create'
      work_day: number
      start_time: string
      end_time: string
      replaces: string | null
    }
  | { kind: 'generate'; id: string }
  | { kind: 'delete'; id: string }

/** A slot of the edited week together with its day. */
type Wanted = HoursSlot & { work_day: number }

/** The steps that turn the saved hours into the edited ones; none when nothing differs. */
export function savePlan(saved: readonly WorkingSlot[], edited: WeekHours): HoursStep[] {
  return resumePlan(saved, edited, NO_PROGRESS)
}

/**
 * The steps left after a save broke off; the week may have been edited meanwhile. A slot is known by
 * its day and times, so that what is there already is never created twice. There are unsaved changes
 * for as long as there are steps.
 */
export function resumePlan(
  saved: readonly WorkingSlot[],
  edited: WeekHours,
  progress: Progress,
): HoursStep[] {
  const present = presentSlots(saved, progress)
  const wanted = edited.flatMap((day, work_day) => day.map((slot) => ({ ...slot, work_day })))
  const keptIds = new Set(wanted.map((slot) => counterpart(slot, present)?.id))
  const outdated = present.filter(({ id }) => !keptIds.has(id))
  const changes = wanted
    .filter((slot) => !counterpart(slot, present))
    .flatMap((slot): HoursStep[] => {
      const replaced = outdated.filter(({ id }) => id === slot.id)
      return [
        ...outdated.filter((old) => overlaps(old, slot)).map(deletion),
        creation(slot, replaced.length > 0),
        ...replaced.map(deletion),
      ]
    })
  return [
    ...progress.created
      .filter(({ id, generated }) => keptIds.has(id) && !generated)
      .map(({ id }): HoursStep => ({ kind: 'generate', id })),
    ...withoutRepeats([...changes, ...outdated.map(deletion)]),
  ]
}

/** The present slot that a wanted one is: itself when unchanged, else one of the same times. */
function counterpart(slot: Wanted, present: readonly WorkingSlot[]): WorkingSlot | undefined {
  const same = present.filter((candidate) => sameTimes(candidate, slot))
  return same.find(({ id }) => id === slot.id) ?? same.at(0)
}

/** Each slot is deleted once, the first time it has to go. */
function withoutRepeats(steps: readonly HoursStep[]): HoursStep[] {
  const deleted = new Set<string>()
  return steps.filter((step) => {
    if (step.kind !== 'delete') return true
    const isFirst = !deleted.has(step.id)
    deleted.add(step.id)
    return isFirst
  })
}

function creation(slot: Wanted, isChange: boolean): HoursStep {
  return {
    kind: 'create',
    work_day: slot.work_day,
    start_time: trimSeconds(slot.start),
    end_time: trimSeconds(slot.end),
    replaces: isChange ? slot.id : null,
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

function overlaps(saved: WorkingSlot, slot: Wanted): boolean {
  return (
    saved.work_day === slot.work_day &&
    toMinutes(saved.start_time) < toMinutes(slot.end) &&
    toMinutes(slot.start) < toMinutes(saved.end_time)
  )
}
