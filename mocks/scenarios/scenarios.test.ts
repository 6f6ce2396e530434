import { expect, test } from 'vitest'

import type { Rows } from '#mocks/db/tables.ts'
import { addDays, weekdayOf } from '#mocks/rules/kyiv.ts'
import { CLIENT_ID, COACH_ID } from '#mocks/seed/personas.ts'
import { olenasSessions } from '#tests/fixtures/mock/inspect-rows.fixture.ts'

import { scenarios } from './all.ts'

const clients = ({ users }: Rows) => users.filter(({ role }) => role === 'client')
const ofOlena = ({ user_id }: { user_id: string }) => user_id === COACH_ID
const olenas = ({ programs }: Rows) => programs.filter(ofOlena)
const isActive = ({ status }: { status: string }) => status !== 'cancelled'
const minutesAgo = (clock: number, created: string) => (clock - Date.parse(created)) / 60_000

/** The booked share of Олена's slots in the week of this day. */
function bookedShare(rows: Rows, day: string): number {
  const monday = addDays(day, -weekdayOf(day))
  const inWeek = ({ date }: { date: string }) => date >= monday && date < addDays(monday, 7)
  const slots = rows.timeSlots.filter((slot) => slot.coach_id === COACH_ID && inWeek(slot))
  return olenasSessions(rows).filter((one) => isActive(one) && inWeek(one)).length / slots.length
}

const TODAY = '2027-03-02'
const typical = scenarios.typical.build()
const NOW = Date.parse('2027-03-02T07:40:00Z')

test('typical is an ordinary Tuesday', () => {
  expect(scenarios.typical.clock).toBe('2027-03-02T09:40')
  expect(clients(typical).length).toBe(24)
  expect(olenas(typical).length).toBe(9)
  const sessions = olenasSessions(typical)
  const today = sessions.filter(({ date }) => date === TODAY)
  expect(today.map(({ time }) => time)).toEqual(['09:00', '11:00', '14:00', '16:00', '18:00'])
  expect(today.filter(({ status }) => !['verified', 'concluded'].includes(status))).toEqual([])
  expect(bookedShare(typical, TODAY)).toBeGreaterThan(0.52)
  expect(bookedShare(typical, TODAY)).toBeLessThan(0.68)
  const past = sessions.filter(({ date }) => date < TODAY && date >= addDays(TODAY, -28))
  const statuses = past.map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set(['concluded', 'verified', 'cancelled']))
})

test('typical has every client in the base: each has a session with Олена', () => {
  const known = new Set(olenasSessions(typical).map(({ client_id }) => client_id))
  expect(clients(typical).filter(({ id }) => !known.has(id))).toEqual([])
})

test('typical has three requests for the next days, one of them Андрій’s', () => {
  const open = olenasSessions(typical).filter(({ status }) => status === 'unverified')
  expect(open.map(({ created_at }) => minutesAgo(NOW, created_at))).toEqual([4, 35, 120])
  expect(open.filter(({ client_id }) => client_id === CLIENT_ID).length).toBe(1)
  expect(open.filter(({ date }) => date <= TODAY || date > addDays(TODAY, 4))).toEqual([])
})

test('typical gives Андрій a card, measurements, a history and a schedule', () => {
  const sessions = olenasSessions(typical).filter(({ client_id }) => client_id === CLIENT_ID)
  expect(sessions.filter(({ date }) => date < TODAY).length).toBe(15)
  const ahead = sessions.filter(({ date }) => date > TODAY && date <= '2027-04-02')
  expect(ahead.length).toBeGreaterThan(4)
  expect(ahead.filter(({ status }) => status === 'verified').map(({ date }) => date)).toEqual([
    '2027-03-03',
  ])
  const card = typical.clientInfos.find(({ user_id }) => user_id === CLIENT_ID)
  const history = typical.measurements.filter(({ user_id }) => user_id === CLIENT_ID)
  expect(history.length).toBe(6)
  expect(history.map(({ date }) => date)).toEqual(history.map(({ date }) => date).toSorted())
  const last = history.at(-1)
  expect(card?.body_specs).toEqual([last?.weight, last?.chest, last?.waist, last?.hips])
})

test('typical has sessions that equal their programs, and ones without a name', () => {
  const programs = new Map(typical.programs.map((program) => [program.id, program]))
  for (const session of typical.sessions) {
    const program = programs.get(session.training_program_id ?? '')
    expect(session.program_name).toBe(program?.name ?? null)
    expect(session.session_exercises).toEqual(program?.exercises ?? [])
  }
  expect(typical.sessions.some(({ program_name }) => program_name === null)).toBe(true)
})

test('typical has a coach page with a current job, and certificates with pictures', () => {
  expect(typical.coachInfos.filter(ofOlena).length).toBe(1)
  expect(typical.tags.filter(ofOlena).length).toBe(5)
  expect(typical.experiences.filter(ofOlena).filter(({ end_date }) => !end_date).length).toBe(1)
  const certifications = typical.certifications.filter(ofOlena)
  expect(certifications.map(({ image_id }) => image_id !== null)).toEqual([true, true])
})

test('empty has a coach without data, and a client with a card', () => {
  const { exercises, muscles, users, clientInfos, measurements, images, ...rest } =
    scenarios.empty.build()
  expect(Object.values(rest).flat()).toEqual([])
  expect(users.length).toBe(2)
  expect(exercises.length).toBeGreaterThanOrEqual(120)
  expect(muscles.length).toBe(16)
  expect(clientInfos.map(({ user_id }) => user_id)).toEqual([CLIENT_ID])
  const shown = [...users, ...measurements].flatMap(({ image_id }) => image_id ?? [])
  expect(images.map(({ id }) => id).toSorted()).toEqual(shown.toSorted())
})

test('new-client is typical without Андрій’s data', () => {
  const rows = scenarios['new-client'].build()
  const { gender, image_id } = rows.users.find(({ id }) => id === CLIENT_ID) ?? {}
  expect([gender, image_id]).toEqual([null, null])
  const left = [...rows.clientInfos, ...rows.measurements, ...rows.sessions].filter(
    (row) => ('user_id' in row ? row.user_id : row.client_id) === CLIENT_ID,
  )
  expect(left).toEqual([])
  expect(clients(rows).length).toBe(24)
})

test('busy has full weeks, 140 clients, 60 programs and 12 requests', () => {
  const rows = scenarios.busy.build()
  expect(clients(rows).length).toBe(140)
  expect(olenas(rows).length).toBe(60)
  expect(new Set(olenas(rows).map(({ name }) => name)).size).toBe(60)
  const sessions = olenasSessions(rows)
  const open = sessions.filter(({ status }) => status === 'unverified')
  expect(open.length).toBe(12)
  expect(open.filter(({ date }) => date > addDays(TODAY, 6))).toEqual([])
  const known = new Set(sessions.map(({ client_id }) => client_id))
  expect(clients(rows).filter(({ id }) => !known.has(id))).toEqual([])
  for (const week of [-7, 0, 7, 14])
    expect(bookedShare(rows, addDays(TODAY, week))).toBeGreaterThan(0.85)
  const names = rows.users.flatMap((user) => [user.first_name, user.last_name])
  expect(names.filter((name) => name.length === 40).length).toBe(2)
  for (const mark of ["'", '’', 'ʼ']) expect(names.some((name) => name.includes(mark))).toBe(true)
})

test('huge has its thousands of rows and stays under 9 MB', () => {
  const rows = scenarios.huge.build()
  expect(clients(rows).length).toBe(10_000)
  expect(rows.exercises.length).toBe(2_000)
  expect(rows.sessions.length).toBe(5_000)
  expect(Buffer.byteLength(JSON.stringify(rows))).toBeLessThan(9_000_000)
})

test('taken is typical with two conflicts with clients who are not Андрій', () => {
  const { conflicts, ...rest } = scenarios.taken.build()
  expect({ ...rest, conflicts: [] }).toEqual(typical)
  expect(conflicts.map(({ takes }) => takes)).toEqual(['slot', 'request'])
  expect(conflicts.filter(({ client_id }) => client_id === CLIENT_ID)).toEqual([])
})

test('expired and expired-refresh are typical with expired tokens', () => {
  expect(scenarios.expired.expiredTokens).toEqual(['access'])
  expect(scenarios['expired-refresh'].expiredTokens).toEqual(['access', 'refresh'])
  expect(scenarios.expired.build()).toEqual(typical)
})

test('every scenario is listed under its own id', () => {
  for (const [id, scenario] of Object.entries(scenarios)) expect(scenario.id).toBe(id)
})
