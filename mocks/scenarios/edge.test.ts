import { expect, test } from 'vitest'

import { COACH_ID } from '#mocks/seed/personas.ts'
import { olenasSessions } from '#tests/fixtures/mock/inspect-rows.fixture.ts'

import { scenario } from './edge.ts'

const rows = scenario.build()
const sessions = olenasSessions(rows)
const today = scenario.clock.slice(0, 10)
const slotsOn = (date: string) =>
  rows.timeSlots
    .filter((slot) => slot.coach_id === COACH_ID && slot.date === date)
    .map(({ start_time, end_time }) => `${start_time}–${end_time}`)

test('divides a day from its first to its last minute', () => {
  expect(slotsOn('2027-03-27')).toEqual([
    '00:00–01:00',
    '07:00–08:00',
    '08:00–09:00',
    '09:00–09:30',
    '12:00–13:00',
    '13:00–14:00',
    '18:15–19:15',
    '19:15–20:15',
    '22:00–23:00',
    '23:00–23:59',
  ])
  expect(slotsOn('2027-03-28')).toContain('03:00–04:00')
})

test('the scenario has every status in the past and in the future', () => {
  const statuses = (list: typeof sessions) => new Set(list.map(({ status }) => status))
  expect(statuses(sessions).size).toBe(4)
  // A request in the past would have been annulled.
  expect(statuses(sessions.filter(({ date }) => date < today)).size).toBe(3)
  expect(statuses(sessions.filter(({ date }) => date > today)).size).toBe(4)
})

test('the scenario has sessions without a name, of deleted programs, and with sets that differ', () => {
  const names = sessions.map(({ program_name }) => program_name)
  expect(names).toContain(null)
  expect(names).toContain('')
  expect(names.map((name) => name?.length)).toContain(200)
  const runs = sessions.flatMap(({ session_exercises }) =>
    session_exercises.filter(
      ({ exercise_id, weight }, at) =>
        session_exercises[at + 1]?.exercise_id === exercise_id &&
        session_exercises[at + 1]?.weight !== weight,
    ),
  )
  expect(runs.length).toBeGreaterThan(0)
})

test('the scenario has pictures that are missing or broken, and twelve hostile icons', () => {
  const pictures = new Set(rows.exercises.map(({ picture }) => picture))
  expect(pictures).toEqual(new Set(['string', 'url', 'missing', 'broken']))
  const icons = rows.muscles.map(({ icon }) => icon)
  const hostile = icons.filter((icon) => /hostile|javascript|base64|h16v$/.test(icon))
  expect(hostile.length).toBe(11)
  expect(icons.filter((icon) => icon.length > 8192).length).toBe(1)
})

test('the scenario has a coach with an empty page, and an inactive client', () => {
  const blank = rows.coachInfos.find(({ bio }) => bio === '')
  expect(rows.users.find(({ id }) => id === blank?.user_id)?.role).toBe('coach')
  expect(rows.users.filter(({ role, status }) => role === 'client' && status !== '').length).toBe(1)
})
