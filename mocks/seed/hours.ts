/** Working hours and the time slots cut from them. */
import type { ScheduleRow, TimeSlotRow } from '#mocks/db/tables.ts'
import { addDays } from '#mocks/rules/kyiv.ts'
import { bySlotTime, DAYS_AHEAD, slotsOfSchedule } from '#mocks/rules/slots.ts'

import type { World } from './world.ts'

/** One working slot on some days of the week (0 is Monday). */
export interface Hours {
  days: readonly number[]
  start: string
  end: string
}

const WEEKS_BACK = 5

const slotKey = (coachId: string, date: string, time: string): string =>
  `${coachId}|${date}|${time}`

function addSchedules(world: World, coachId: string, hours: readonly Hours[]): ScheduleRow[] {
  const schedules = hours
    .flatMap(({ days, start, end }) =>
      days.map((work_day) => ({ work_day, start_time: start, end_time: end })),
    )
    .toSorted((a, b) => a.work_day - b.work_day || (a.start_time < b.start_time ? -1 : 1))
    .map((day) => ({
      id: world.nextId('schedule'),
      coach_id: coachId,
      ...day,
      generated: true,
    }))
  world.rows.schedules.push(...schedules)
  return schedules
}

/** Gives a coach these hours, and their slots from some weeks back to 12 weeks ahead of today. */
export function addHours(
  world: World,
  coachId: string,
  hours: readonly Hours[],
  weeksBack = WEEKS_BACK,
): void {
  const from = addDays(world.today, -7 * weeksBack)
  const pieces = addSchedules(world, coachId, hours).flatMap((schedule) =>
    slotsOfSchedule(schedule, from, 7 * weeksBack + DAYS_AHEAD).map((times) => ({
      schedule_id: schedule.id,
      ...times,
    })),
  )
  for (const piece of pieces.toSorted(bySlotTime)) {
    const slot = { id: world.nextId('timeSlot'), coach_id: coachId, ...piece }
    world.rows.timeSlots.push(slot)
    world.slots.set(slotKey(coachId, slot.date, slot.start_time), slot)
  }
}

/** The coach's slot that starts then, if the hours have one. */
export const findSlot = (
  world: World,
  coachId: string,
  date: string,
  time: string,
): TimeSlotRow | undefined => world.slots.get(slotKey(coachId, date, time))

/** The same; throws when the hours have none, which is a seed's mistake. */
export function slotAt(world: World, coachId: string, date: string, time: string): TimeSlotRow {
  const slot = findSlot(world, coachId, date, time)
  if (!slot) throw new Error(`no slot on ${date} at ${time}`)
  return slot
}
