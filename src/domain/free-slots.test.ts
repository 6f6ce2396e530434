import { expect, test } from 'vitest'

import { freeSlots } from './free-slots.ts'

const NOW = { date: '2027-03-02', time: '09:40' }

type Status = 'unverified' | 'verified' | 'cancelled' | 'concluded'

const slot = (date: string, start: string, ...statuses: Status[]) => ({
  id: `${date} ${start}`,
  date,
  start_time: `${start}:00`,
  end_time: '23:59:00',
  training_sessions: statuses.map((status, at) => ({
    id: `session ${at}`,
    status,
    client_id: null,
  })),
})

const startsOf = (slots: ReturnType<typeof slot>[], own: string | null = null) =>
  freeSlots(slots, NOW, own).map(({ date, start_time }) => `${date} ${start_time.slice(0, 5)}`)

test('a slot is free if nobody has booked it; a cancelled session blocks nothing', () => {
  const day = '2027-03-02'
  expect(
    startsOf([
      slot(day, '10:00'),
      slot(day, '11:00', 'cancelled', 'cancelled'),
      slot(day, '12:00', 'unverified'),
      slot(day, '13:00', 'verified'),
      slot(day, '14:00', 'concluded'),
      slot(day, '15:00', 'cancelled', 'verified'),
    ]),
  ).toEqual([`${day} 10:00`, `${day} 11:00`])
})

test('a slot that has started is not offered', () => {
  expect(
    startsOf([
      slot('2027-03-01', '18:00'),
      slot('2027-03-02', '09:40'),
      slot('2027-03-02', '09:41'),
    ]),
  ).toEqual(['2027-03-02 09:41'])
})

test('the hour skipped in spring is compared as a moment, not as a text', () => {
  const night = { date: '2027-03-28', time: '02:30' }
  expect(freeSlots([slot('2027-03-28', '03:00')], night, null)).toHaveLength(1)
})

test('a session keeps its own slot, past or not, unless another session has it', () => {
  expect(startsOf([slot('2027-03-01', '18:00', 'verified')], 'session 0')).toHaveLength(1)
  expect(startsOf([slot('2027-03-04', '18:00', 'cancelled', 'verified')], 'session 0')).toEqual([])
})
