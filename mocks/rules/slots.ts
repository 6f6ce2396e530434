/**
 * Time slots: how a working slot is divided into them, and when they are (product §3, product §4
 * «Working hours»).
 */
import type { ScheduleRow, TimeSlotRow } from '../db/tables.ts'
import { addDays, instantOf, weekdayOf } from './kyiv.ts'

type Times = Pick<TimeSlotRow, 'start_time' | 'end_time'>
export type SlotTimes = Times & Pick<TimeSlotRow, 'date'>

/** In minutes. */
const HOUR = 60
/** How far ahead slots are generated: 12 weeks. */
export const DAYS_AHEAD = 84

const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

const toTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** The slots of one working day: an hour each, and a last one if the rest is at least `shortest`. */
function cut({ start_time, end_time }: Times, shortest: number): Times[] {
  const end = toMinutes(end_time)
  const slots: Times[] = []
  for (let start = toMinutes(start_time); end - start >= shortest; start += HOUR)
    slots.push({ start_time: toTime(start), end_time: toTime(Math.min(start + HOUR, end)) })
  return slots
}

/**
 * The slots of a working slot on the given number of days from a date on, in order. The mock makes
 * whole hours (decision 33); the rows of a scenario may be of a server with a `shortest` of its own.
 */
export function slotsOfSchedule(
  schedule: Pick<ScheduleRow, 'work_day' | 'start_time' | 'end_time'>,
  fromDate: string,
  days = DAYS_AHEAD,
  shortest = HOUR,
): SlotTimes[] {
  const dates = Array.from({ length: days }, (_, day) => addDays(fromDate, day))
  return dates
    .filter((date) => weekdayOf(date) === schedule.work_day)
    .flatMap((date) => cut(schedule, shortest).map((times) => ({ date, ...times })))
}

/** Whether two times of one day share a minute. */
export const overlap = (a: Times, b: Times): boolean =>
  a.start_time < b.end_time && b.start_time < a.end_time

export const startsAt = ({ date, start_time }: SlotTimes): number =>
  instantOf(`${date}T${start_time}`)
export const endsAt = ({ date, end_time }: SlotTimes): number => instantOf(`${date}T${end_time}`)

/** By date, then by time. */
export const bySlotTime = (a: SlotTimes, b: SlotTimes): number => {
  const left = a.date + a.start_time
  const right = b.date + b.start_time
  return left < right ? -1 : Number(left > right)
}
