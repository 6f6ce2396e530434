import { describe, expect, it } from 'vitest'

import type { Session, TimeSlot } from '#src/api/queries.ts'

import { dayEntries } from './day-entries.ts'

const DATE = '2027-03-02'

const slot = (id: string, start: string, date = DATE): TimeSlot => ({
  id,
  date,
  start_time: `${start}:00`,
  end_time: `${String(Number(start.slice(0, 2)) + 1).padStart(2, '0')}:00:00`,
  training_sessions: [],
})

const session = (id: string, status: Session['status'], time_slot: TimeSlot): Session => ({
  id,
  status,
  time_slot,
  client_id: 'client',
  coach_id: 'coach',
  training_program_id: null,
  training_program: null,
  created_at: '2027-03-01T08:00:00Z',
  session_exercises: [],
  client: {
    id: 'client',
    first_name: 'Андрій',
    last_name: 'Мельник',
    phone: null,
    profile_image: null,
  },
})

const summary = (slots: TimeSlot[], sessions: Session[]) =>
  dayEntries(DATE, slots, sessions).map(
    (entry) =>
      `${entry.start}–${entry.end} ${entry.kind}${
        'cancelled' in entry ? entry.cancelled.map(({ id }) => ` -${id}`).join('') : ''
      }`,
  )

describe('the entries of a day', () => {
  const nine = slot('s9', '09:00')
  const ten = slot('s10', '10:00')

  it('are the slots of that day only, in order', () => {
    expect(summary([ten, nine, slot('x', '09:00', '2027-03-03')], [])).toEqual([
      '09:00–10:00 free',
      '10:00–11:00 free',
    ])
  })

  it.each([
    ['verified', '09:00–10:00 meeting'],
    ['concluded', '09:00–10:00 meeting'],
    ['unverified', '09:00–10:00 request'],
    ['cancelled', '09:00–10:00 free -a'],
  ] as const)('a %s session is: %s', (status, entry) => {
    expect(summary([nine], [session('a', status, nine)])).toEqual([entry])
  })

  it('a cancelled session is not shown once somebody else has the slot', () => {
    const sessions = [session('a', 'cancelled', nine), session('b', 'verified', nine)]
    expect(summary([nine], sessions)).toEqual(['09:00–10:00 meeting'])
  })

  it('a booked session is shown even if its slot was removed with the working hours', () => {
    expect(summary([ten], [session('a', 'verified', nine)])).toEqual([
      '09:00–10:00 meeting',
      '10:00–11:00 free',
    ])
  })

  it('12.25: a cancelled session is shown even if its slot was removed with the working hours', () => {
    expect(summary([ten], [session('a', 'cancelled', nine)])).toEqual([
      '09:00–10:00 gone -a',
      '10:00–11:00 free',
    ])
  })

  it('12.25: two cancelled sessions of one removed hour are shown together', () => {
    const sessions = [session('a', 'cancelled', nine), session('b', 'cancelled', nine)]
    expect(summary([], sessions)).toEqual(['09:00–10:00 gone -a -b'])
  })

  it('12.25: a new slot of the same hour shows the sessions cancelled in it', () => {
    const created = slot('other', '09:00')
    expect(summary([created], [session('a', 'cancelled', nine)])).toEqual(['09:00–10:00 free -a'])
    const sessions = [session('a', 'cancelled', nine), session('b', 'verified', created)]
    expect(summary([created], sessions)).toEqual(['09:00–10:00 meeting'])
    expect(summary([created], [session('b', 'verified', nine)])).toEqual([
      '09:00–10:00 meeting',
      '09:00–10:00 free',
    ])
  })

  it('have no session of another day', () => {
    const tomorrow = slot('s9', '09:00', '2027-03-03')
    expect(summary([nine], [session('a', 'verified', tomorrow)])).toEqual(['09:00–10:00 free'])
  })

  it('are in the order of their ends where they start together', () => {
    const long = { ...slot('long', '09:00'), end_time: '12:00:00' }
    expect(summary([long, nine], [])).toEqual(['09:00–10:00 free', '09:00–12:00 free'])
  })
})
