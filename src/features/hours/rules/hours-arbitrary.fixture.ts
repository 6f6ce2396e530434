// For property tests: what a coach may do to the weekly hours, in any order.
import * as fc from 'fast-check'

import { fromMinutes } from '#src/domain/time/clock-time.ts'

import { addSlot, copyDayToAll, editTime, fromSchedules, removeSlot } from './hours-editor.ts'
import type { WeekHours, WorkingSlot } from './hours-editor.ts'

export type Edit = (week: WeekHours) => WeekHours

// Few days, so that edits meet; many times near both ends of the day.
const day = fc.nat({ max: 2 })
const row = fc.nat({ max: 5 })

export const minute = fc.oneof(
  fc.nat({ max: 1439 }),
  fc.nat({ max: 5 }),
  fc.integer({ min: 1430, max: 1439 }),
)

const edit: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 4,
    arbitrary: day.map(
      (d): Edit =>
        (week) =>
          addSlot(week, d),
    ),
  },
  {
    weight: 8,
    arbitrary: fc.tuple(day, row, fc.constantFrom<'start' | 'end'>('start', 'end'), minute).map(
      ([d, n, edge, at]): Edit =>
        (week) =>
          editTime(week, d, keyAt(week, d, n), edge, fromMinutes(at)),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(day, row).map(
      ([d, n]): Edit =>
        (week) =>
          removeSlot(week, d, keyAt(week, d, n)),
    ),
  },
  {
    weight: 1,
    arbitrary: day.map(
      (d): Edit =>
        (week) =>
          copyDayToAll(week, d),
    ),
  },
)

export const edits: fc.Arbitrary<Edit[]> = fc.array(edit, { maxLength: 25 })

export const applyEdits = (week: WeekHours, changes: readonly Edit[]): WeekHours =>
  changes.reduce((edited, change) => change(edited), week)

/** Hours that a coach may have saved, on up to seven days. */
export const savedHours: fc.Arbitrary<WorkingSlot[]> = edits.map((changes) =>
  toSchedules(applyEdits(fromSchedules([]), changes)),
)

/** The week as the server answers it, ids 'saved-N'. */
function toSchedules(week: WeekHours): WorkingSlot[] {
  return week
    .flatMap((slots, work_day) => slots.map(({ start, end }) => ({ work_day, start, end })))
    .map(({ work_day, start, end }, n) => ({
      id: `saved-${n}`,
      work_day,
      start_time: `${start}:00`,
      end_time: `${end}:00`,
    }))
}

export function keyAt(week: WeekHours, inDay: number, n: number): string {
  const slots = week[inDay] ?? []
  return slots[n % Math.max(1, slots.length)]?.key ?? 'no such key'
}
