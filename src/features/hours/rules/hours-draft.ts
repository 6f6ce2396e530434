// Edited hours that are not saved yet, and whether they may be saved as they are.
import { trimSeconds } from '#src/domain/time/clock-time.ts'

import { fromSchedules, sameHours } from './hours-editor.ts'
import type { WeekHours, WorkingSlot } from './hours-editor.ts'
import { presentSlots } from './hours-progress.ts'
import type { Progress } from './hours-progress.ts'

/** Hours that a coach has edited and not saved yet (decision 14). */
export interface HoursDraft {
  /** The saved hours that they were edited from. */
  saved: readonly WorkingSlot[]
  edited: WeekHours
  /** How far saving them has come; null until it was tried. */
  progress: Progress | null
}

/**
 * Whether somebody else has changed the hours since the draft was begun. Where saving it had broken off,
 * a call may have taken effect although its answer was lost: a slot that has come or gone so is one that
 * the draft wants, or does not want. Any other has come or gone by somebody else.
 *
 * @param fresh the hours that the server has now
 */
export function isOvertaken(
  { saved, edited, progress }: HoursDraft,
  fresh: readonly WorkingSlot[],
): boolean {
  const now = fromSchedules(fresh)
  if (sameHours(edited, now)) return false
  if (progress === null) return !sameHours(fromSchedules(saved), now)
  const wanted = timesIn(edited)
  const there = timesIn(now)
  const known = new Set([...saved, ...progress.created].map(({ id }) => id))
  const foreign = fresh.filter(({ id }) => !known.has(id))
  const left = timesIn(fromSchedules(presentSlots(saved, progress)))
  return (
    [...timesIn(fromSchedules(foreign))].some((times) => !wanted.has(times)) ||
    [...left].some((times) => wanted.has(times) && !there.has(times))
  )
}

/** Day and times of each slot. */
function timesIn(week: WeekHours): Set<string> {
  return new Set(
    week.flatMap((slots, day) =>
      slots.map(({ start, end }) => `${day} ${trimSeconds(start)}–${trimSeconds(end)}`),
    ),
  )
}
