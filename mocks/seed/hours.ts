/** Working hours and their time slots. */
import type { ScheduleRow, TimeSlotRow } from '#mocks/db/tables.ts'
import { addDays } from '#mocks/rules/kyiv.ts'
import { bySlotTime, DAYS_AHEAD, slotsOfSchedule } from '#mocks/rules/slots.ts'

import type { ScenarioBuilder } from './scenario-builder.ts'

/** One working slot on some days of the week (0 is Monday). */
export interface Hours {
  days: readonly number[]
  start: string
  end: string
}

const WEEKS_BACK = 5

const slotKey = (coachId: string, date: string, time: string): string =>
  `${coachId}|${date}|${time}`

function addSchedules(
  builder: ScenarioBuilder,
  coachId: string,
  hours: readonly Hours[],
): ScheduleRow[] {
  const schedules = hours
    .flatMap(({ days, start, end }) =>
      days.map((work_day) => ({ work_day, start_time: start, end_time: end })),
    )
    .toSorted((a, b) => a.work_day - b.work_day || (a.start_time < b.start_time ? -1 : 1))
    .map((day) => ({
      id: builder.nextId('schedule'),
      coach_id: coachId,
      ...day,
      generated: true,
    }))
  builder.rows.schedules.push(...schedules)
  return schedules
}

/**
 * Adds hours to a coach, and their slots from `weeksBack` weeks ago to 12 weeks ahead, the shortest
 * of so many minutes.
 */
export function addHours(
  builder: ScenarioBuilder,
  coachId: string,
  hours: readonly Hours[],
  { weeksBack = WEEKS_BACK, shortest = 60 } = {},
): void {
  const from = addDays(builder.today, -7 * weeksBack)
  const pieces = addSchedules(builder, coachId, hours).flatMap((schedule) =>
    slotsOfSchedule(schedule, from, 7 * weeksBack + DAYS_AHEAD, shortest).map((times) => ({
      schedule_id: schedule.id,
      ...times,
    })),
  )
  for (const piece of pieces.toSorted(bySlotTime)) {
    const slot = { id: builder.nextId('timeSlot'), coach_id: coachId, ...piece }
    builder.rows.timeSlots.push(slot)
    builder.slots.set(slotKey(coachId, slot.date, slot.start_time), slot)
  }
}

/** Returns the coach's slot that starts at a time, if there is one. */
export const findSlot = (
  builder: ScenarioBuilder,
  coachId: string,
  date: string,
  time: string,
): TimeSlotRow | undefined => builder.slots.get(slotKey(coachId, date, time))

/** The same, but throws if there is no such slot, which is an error in a seed. */
export function slotAt(
  builder: ScenarioBuilder,
  coachId: string,
  date: string,
  time: string,
): TimeSlotRow {
  const slot = findSlot(builder, coachId, date, time)
  if (!slot) throw new Error(`no slot on ${date} at ${time}`)
  return slot
}
