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

it('a new working slot must end after its start and not exist already, but may overlap another', () => {
  const { db, coach } = small()
  const asked = { coach_id: coach.id, work_day: 0, start_time: '09:00', end_time: '13:00' }
  const row = ask(db, asked)
  expect(row).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/), ...asked, generated: false })
  expect(db.schedules.all()).toEqual([row])
  const add = (change: object): string => refusalOf(() => ask(db, { ...asked, ...change }))
  expect(add({ start_time: '14:00', end_time: '14:00' })).toBe('422 validation')
  expect(add({})).toBe('409 conflict')
  for (const change of [
    { work_day: 1 },
    { coach_id: addUser(db, { role: 'coach' }).id },
    { end_time: '14:00' },
    { start_time: '08:00' },
  ])
    expect(add(change)).toBe('none')
})

describe('generating', () => {
  const times = (text: string) => {
    const [start_time = '', end_time = ''] = text.split('–')
    return { start_time, end_time }
  }
  /** The starts of the slots on the Wednesday. */
  const startsOf = (slots: readonly { date: string; start_time: string }[]): string =>
    slots.flatMap(({ date, start_time }) => (date === '2027-03-03' ? start_time : [])).join(' ')

  it('creates the slots of 12 weeks once', () => {
    const { db, coach } = small()
    const schedule = addSchedule(db, coach, { work_day: 3 })
    const slots = generateSlots(db, schedule, NOW)
    expect(slots).toHaveLength(36)
    expect(slots[0]).toMatchObject({ date: '2027-03-04', ...times('09:00–10:00') })
    expect(refusalOf(() => generateSlots(db, schedule, NOW))).toBe('409 conflict')
  })

  it.each([
    ['reuses one of the same time', '09:00–10:00', '09:00 10:00 11:00'],
    ['creates none that overlaps one', '10:30–11:30', '09:00'],
    ['creates none beside those of the same start or end', '09:00–09:30 10:30–11:00', '11:00'],
  ])('with booked slots %s', (_, booked, starts) => {
    const { db, coach, client, slot } = small()
    db.timeSlots.remove(slot.id)
    const kept = booked
      .split(' ')
      .map((text) => addSlot(db, coach, { schedule_id: null, ...times(text) }))
    for (const one of kept) addSession(db, one, client)
    const schedule = addSchedule(db, coach)
    const slots = generateSlots(db, schedule, NOW)
    expect(startsOf(slots)).toBe(starts)
    for (const one of slots.filter((row) => kept.includes(row)))
      expect(one.schedule_id).toBe(schedule.id)
    expect(kept.every(({ id }) => db.timeSlots.get(id))).toBe(true)
  })

  it('reuses today’s existing slots, and nothing of another coach', () => {
    const { db, coach } = small()
    const today = { date: '2027-03-02', ...times('09:00–10:00') }
    const foreign = addSlot(db, addUser(db, { role: 'coach' }), today)
    const { schedule_id } = foreign
    const own = addSlot(db, coach, { ...today, schedule_id: null })
    const [first] = generateSlots(db, addSchedule(db, coach, { work_day: 1 }), NOW)
    expect(first).toBe(own)
    expect(foreign.schedule_id).toBe(schedule_id)
  })

  it('removes the free slots of a working slot that it replaces', () => {
    const { db, coach, client, slot } = small()
    db.timeSlots.remove(slot.id)
    addSession(db, addSlot(db, coach, { date: '2027-03-04' }), client)
    for (const text of ['09:00–12:00', '09:30–12:30'])
      generateSlots(db, addSchedule(db, coach, times(text)), NOW)
    expect(startsOf(db.timeSlots.all())).toBe('09:30 10:30 11:30')
  })

  it('ignores an old slot whose session was cancelled', () => {
    const { db, coach, client, slot } = small()
    db.timeSlots.remove(slot.id)
    const misaligned = addSlot(db, coach, { schedule_id: null, ...times('09:30–10:30') })
    addSession(db, misaligned, client, { status: 'cancelled' })
    expect(startsOf(generateSlots(db, addSchedule(db, coach), NOW))).toBe('09:00 10:00 11:00')
    expect(db.timeSlots.get(misaligned.id)).toBe(misaligned)
  })
})

it('deleting a working slot removes its free slots from today on; booked and past ones stay', () => {
  const { db, coach, client, slot: ofOther } = small()
  const schedule = addSchedule(db, coach)
  const { id } = schedule
  const make = (day: string) => addSlot(db, coach, { date: `2027-03-${day}`, schedule_id: id })
  const [past, , booked] = [make('01'), make('02'), make('10'), make('17')]
  addSession(db, booked, client)
  removeSchedule(db, schedule, NOW)
  expect(db.schedules.get(id)).toBeUndefined()
  expect(db.timeSlots.all()).toEqual([ofOther, past, booked])
  expect([past.schedule_id, booked.schedule_id]).toEqual([null, null])
})
