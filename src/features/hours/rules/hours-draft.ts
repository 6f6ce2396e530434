// Edited hours that are not saved yet, and whether they may be saved.
import { trimSeconds } from '#src/domain/time/clock-time.ts'

import { fromSchedules, sameHours, type WeekHours, type WorkingSlot } from './hours-editor.ts'
import { presentSlots, type Progress } from './hours-progress.ts'

/** Hours that a coach has edited and not saved yet (decision 14). */
export interface HoursDraft {
  /** The saved hours that they were begun from. */
  saved: readonly WorkingSlot[]
  edited: WeekHours
  /** The progress of the save; null until it was tried. */
  progress: Progress | null
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
