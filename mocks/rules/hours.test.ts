import { describe, expect, it } from 'vitest'

import {
  addSchedule,
  addSession,
  addSlot,
  addUser,
  NOW,
  refusalOf,
  small,
} from '#tests/fixtures/mock/rows.fixture.ts'

import { addSchedule as ask, generateSlots, removeSchedule } from './hours.ts'
import { overlap } from './slots.ts'

describe('a new working slot', () => {
  it('must end after its start and not exist already, but may overlap another', () => {
    const { db, coach } = small()
    addSchedule(db, coach, { work_day: 0, start_time: '09:00', end_time: '13:00' })
    const add = (work_day: number, start_time: string, end_time: string, who = coach): string =>
      refusalOf(() => ask(db, { coach_id: who.id, work_day, start_time, end_time }))
    expect(add(0, '14:00', '14:00')).toBe('422 validation')
    expect(add(0, '09:00', '13:00')).toBe('409 conflict')
    expect(add(1, '09:00', '13:00')).toBe('none')
    expect(add(0, '09:00', '13:00', addUser(db, { role: 'coach' }))).toBe('none')
    expect(add(0, '12:00', '14:00')).toBe('none')
    expect(add(0, '09:00', '14:00')).toBe('none')
    expect(add(0, '08:00', '13:00')).toBe('none')
  })

  it('is stored as requested, without its time slots', () => {
    const { db, coach } = small()
    const asked = { coach_id: coach.id, work_day: 0, start_time: '09:00', end_time: '13:00' }
    const row = ask(db, asked)
    expect(db.schedules.all()).toEqual([row])
    expect(row).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/), ...asked, generated: false })
  })
})

describe('generating', () => {
  it('creates the slots of 12 weeks once', () => {
    const { db, coach } = small()
    const schedule = addSchedule(db, coach, { work_day: 3 })
    const slots = generateSlots(db, schedule, NOW)
    expect(slots).toHaveLength(36)
    expect(slots[0]).toMatchObject({ date: '2027-03-04', start_time: '09:00', end_time: '10:00' })
    expect(refusalOf(() => generateSlots(db, schedule, NOW))).toBe('409 conflict')
  })

  it('reuses a booked slot of the same time and creates none that overlaps one', () => {
    const { db, coach, client, slot } = small()
    db.timeSlots.remove(slot.id)
    const same = addSlot(db, coach, { schedule_id: null, start_time: '09:00', end_time: '10:00' })
    const misaligned = addSlot(db, coach, {
      schedule_id: null,
      start_time: '10:30',
      end_time: '11:30',
    })
    addSession(db, same, client)
    addSession(db, misaligned, client)
    const schedule = addSchedule(db, coach, { start_time: '09:00', end_time: '13:00' })
    const day = generateSlots(db, schedule, NOW).filter(({ date }) => date === '2027-03-03')
    expect(day.map(({ start_time }) => start_time)).toEqual(['09:00', '12:00'])
    expect(day[0]).toBe(same)
    expect(same.schedule_id).toBe(schedule.id)
  })

  it('creates none beside a booked one that only starts or only ends at the same time', () => {
    const { db, coach, client, slot } = small()
    db.timeSlots.remove(slot.id)
    addSession(db, addSlot(db, coach, { start_time: '09:00', end_time: '09:30' }), client)
    addSession(db, addSlot(db, coach, { start_time: '10:30', end_time: '11:00' }), client)
    const day = generateSlots(db, addSchedule(db, coach), NOW).filter(
      ({ date }) => date === '2027-03-03',
    )
    expect(day.map(({ start_time }) => start_time)).toEqual(['11:00'])
  })

  it('reuses today’s existing slots, and nothing of another coach', () => {
    const { db, coach } = small()
    const times = { date: '2027-03-02', start_time: '09:00', end_time: '10:00' }
    const foreign = addSlot(db, addUser(db, { role: 'coach' }), times)
    const { schedule_id } = foreign
    const own = addSlot(db, coach, { ...times, schedule_id: null })
    const [first] = generateSlots(db, addSchedule(db, coach, { work_day: 1 }), NOW)
    expect(first).toBe(own)
    expect(foreign.schedule_id).toBe(schedule_id)
  })

  it('removes the free slots of a working slot that it replaces', () => {
    const { db, coach, client, slot } = small()
    db.timeSlots.remove(slot.id)
    addSession(db, addSlot(db, coach, { date: '2027-03-04' }), client)
    generateSlots(db, addSchedule(db, coach, { start_time: '09:00', end_time: '12:00' }), NOW)
    generateSlots(db, addSchedule(db, coach, { start_time: '09:30', end_time: '12:30' }), NOW)
    const day = db.timeSlots.where(({ date }) => date === '2027-03-03')
    expect(day.map(({ start_time }) => start_time)).toEqual(['09:30', '10:30', '11:30'])
  })

  it('ignores an old slot whose session was cancelled', () => {
    const { db, coach, client, slot } = small()
    db.timeSlots.remove(slot.id)
    const misaligned = addSlot(db, coach, {
      schedule_id: null,
      start_time: '09:30',
      end_time: '10:30',
    })
    addSession(db, misaligned, client, { status: 'cancelled' })
    const day = generateSlots(db, addSchedule(db, coach), NOW).filter(
      ({ date }) => date === '2027-03-03',
    )
    expect(day.map(({ start_time }) => start_time)).toEqual(['09:00', '10:00', '11:00'])
    expect(db.timeSlots.get(misaligned.id)).toBe(misaligned)
  })
})

describe('deleting a working slot', () => {
  it('removes its free slots from today on; booked and past ones stay without it', () => {
    const { db, coach, client, slot: ofOther } = small()
    const schedule = addSchedule(db, coach)
    const make = (date: string) => addSlot(db, coach, { date, schedule_id: schedule.id })
    const [past, today, booked, free] = [
      make('2027-03-01'),
      make('2027-03-02'),
      make('2027-03-10'),
      make('2027-03-17'),
    ]
    addSession(db, booked, client)
    removeSchedule(db, schedule, NOW)
    expect(db.schedules.get(schedule.id)).toBeUndefined()
    expect(db.timeSlots.all()).toEqual([ofOther, past, booked])
    expect([today, free].map(({ id }) => db.timeSlots.get(id))).toEqual([undefined, undefined])
    expect([past.schedule_id, booked.schedule_id]).toEqual([null, null])
  })

  it('and creating it again never makes two slots at one time', () => {
    const { db, coach, client } = small()
    const first = addSchedule(db, coach, { start_time: '09:00', end_time: '18:00' })
    const [booked] = generateSlots(db, first, NOW)
    if (booked) addSession(db, booked, client)
    removeSchedule(db, first, NOW)
    generateSlots(db, addSchedule(db, coach, { start_time: '08:30', end_time: '17:00' }), NOW)
    const slots = db.timeSlots.all()
    const clashes = slots.filter((a) =>
      slots.some((b) => a !== b && a.date === b.date && overlap(a, b)),
    )
    expect(clashes).toEqual([])
    expect(slots).toContain(booked)
  })
})
