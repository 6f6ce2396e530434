/** Working hours and their time slots (product §4 «Working hours»; decision 9). */
import type { Db } from '../db/db.ts'
import type { ScheduleRow, TimeSlotRow } from '../db/tables.ts'
import { isTaken } from './booking.ts'
import { Refusal } from './contract-refusal.ts'
import { todayOf } from './kyiv.ts'
import { bySlotTime, overlap, slotsOfSchedule } from './slots.ts'

/**
 * Creates a working slot; 422 if it does not end after its start, 409 if the day has the same one.
 * It may overlap another: a changed working slot is created before the old one is deleted (decision
 * 9).
 */
export function addSchedule(
  db: Db,
  asked: Pick<ScheduleRow, 'coach_id' | 'work_day' | 'start_time' | 'end_time'>,
): ScheduleRow {
  if (asked.end_time <= asked.start_time)
    throw new Refusal(422, 'validation', 'It does not end after its start')
  const clash = db.schedules.find(
    (row) =>
      row.coach_id === asked.coach_id &&
      row.work_day === asked.work_day &&
      row.start_time === asked.start_time &&
      row.end_time === asked.end_time,
  )
  if (clash) throw new Refusal(409, 'conflict', 'The day has this working slot')
  return db.schedules.insert({ id: crypto.randomUUID(), ...asked, generated: false })
}

/**
 * Creates the time slots of a working slot from today on, once (409 after that), and returns them
 * in order. An existing slot of the same time is reused. No slot is created where it would overlap
 * a booked one. Free slots that overlap are removed, so that a changed working slot has its own
 * slots before the old one is deleted.
 */
export function generateSlots(db: Db, schedule: ScheduleRow, now: number): TimeSlotRow[] {
  if (schedule.generated) throw new Refusal(409, 'conflict', 'They have been generated')
  const today = todayOf(now)
  const { coach_id } = schedule
  const present = db.timeSlots.where((row) => row.coach_id === coach_id && row.date >= today)
  const slots: TimeSlotRow[] = []
  for (const times of slotsOfSchedule(schedule, today)) {
    const near = present.filter((row) => row.date === times.date && overlap(row, times))
    const same = near.find(
      (row) => row.start_time === times.start_time && row.end_time === times.end_time,
    )
    if (same) slots.push(db.timeSlots.update(same, { schedule_id: schedule.id }))
    else if (!near.some((row) => isTaken(db, row, now))) {
      for (const row of near) if (isUnused(db, row)) db.timeSlots.remove(row.id)
      slots.push(
        db.timeSlots.insert({
          id: crypto.randomUUID(),
          coach_id,
          schedule_id: schedule.id,
          ...times,
        }),
      )
    }
  }
  db.schedules.update(schedule, { generated: true })
  return slots.toSorted(bySlotTime)
}

/**
 * Deletes a working slot. Its free time slots are removed from today on; past and booked ones stay.
 */
export function removeSchedule(db: Db, schedule: ScheduleRow, now: number): void {
  const today = todayOf(now)
  const used = new Set(db.sessions.all().map((row) => row.time_slot_id))
  for (const slot of db.timeSlots.where((row) => row.schedule_id === schedule.id)) {
    if (slot.date >= today && !used.has(slot.id)) db.timeSlots.remove(slot.id)
    else db.timeSlots.update(slot, { schedule_id: null })
  }
  db.schedules.remove(schedule.id)
}

const isUnused = (db: Db, slot: TimeSlotRow): boolean =>
  db.sessions.find((row) => row.time_slot_id === slot.id) === undefined
