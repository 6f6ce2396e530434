/** What docs/qa.md says of each scenario, and what stories and journeys are built on. */
import { expect, test } from 'vitest'

import type { Rows } from '#mocks/db/tables.ts'
import { addDays, weekdayOf } from '#mocks/rules/kyiv.ts'
import { CLIENT_ID, COACH_ID } from '#mocks/seed/personas.ts'
import { olenasSessions } from '#tests/fixtures/mock/inspect-rows.fixture.ts'

import { scenarios } from './all.ts'

const clients = ({ users }: Rows) => users.filter(({ role }) => role === 'client')
const ofOlena = ({ user_id }: { user_id: string }) => user_id === COACH_ID
const programs = (rows: Rows) => rows.programs.filter(ofOlena)

/** The clients who have no session with Олена: they would be missing in her base. */
function unknownClients(rows: Rows) {
  const known = new Set(olenasSessions(rows).map(({ client_id }) => client_id))
  return clients(rows).filter(({ id }) => !known.has(id))
}

/** The booked share of Олена's slots in the week of this day. */
function bookedShare(rows: Rows, day: string): number {
  const monday = addDays(day, -weekdayOf(day))
  const inWeek = ({ date }: { date: string }) => date >= monday && date < addDays(monday, 7)
  const slots = rows.timeSlots.filter((slot) => slot.coach_id === COACH_ID && inWeek(slot))
  const held = olenasSessions(rows).filter((one) => one.status !== 'cancelled' && inWeek(one))
  return held.length / slots.length
}

const TODAY = '2027-03-02'
const NOW = Date.parse('2027-03-02T07:40:00Z')
const typical = scenarios.typical.build()
const statusesOf = (list: readonly { status: string }[]) => new Set(list.map((one) => one.status))

test('typical is an ordinary Tuesday', () => {
  expect(scenarios.typical.clock).toBe('2027-03-02T09:40')
  expect([clients(typical).length, programs(typical).length]).toEqual([24, 9])
  expect(unknownClients(typical)).toEqual([])
  const sessions = olenasSessions(typical)
  const today = sessions.filter(({ date }) => date === TODAY)
  expect(today.map(({ time }) => time)).toEqual(['09:00', '11:00', '14:00', '16:00', '18:00'])
  expect(bookedShare(typical, TODAY)).toBeGreaterThan(0.52)
  expect(bookedShare(typical, TODAY)).toBeLessThan(0.68)
  const past = sessions.filter(({ date }) => date < TODAY && date >= addDays(TODAY, -28))
  expect(statusesOf(past)).toEqual(new Set(['concluded', 'verified', 'cancelled']))
  const open = sessions.filter(({ status }) => status === 'unverified')
  const ages = open.map(({ created_at }) => (NOW - Date.parse(created_at)) / 60_000)
  expect(ages).toEqual([4, 35, 120])
  expect(open.filter(({ client_id }) => client_id === CLIENT_ID)).toHaveLength(1)
})

test('typical gives Андрій a card, measurements, a history and a schedule', () => {
  const sessions = olenasSessions(typical).filter(({ client_id }) => client_id === CLIENT_ID)
  expect(sessions.filter(({ date }) => date < TODAY)).toHaveLength(15)
  expect(sessions.filter(({ date }) => date > TODAY).length).toBeGreaterThan(4)
  const card = typical.clientInfos.find(({ user_id }) => user_id === CLIENT_ID)
  const history = typical.measurements.filter(({ user_id }) => user_id === CLIENT_ID)
  expect(history).toHaveLength(6)
  const last = history.at(-1)
  expect(card?.body_specs).toEqual([last?.weight, last?.chest, last?.waist, last?.hips])
})

test('typical has sessions that equal their programs, and ones without a name', () => {
  const byId = new Map(typical.programs.map((program) => [program.id, program]))
  for (const session of typical.sessions) {
    const program = byId.get(session.training_program_id ?? '')
    expect(session.program_name).toBe(program?.name ?? null)
    expect(session.session_exercises).toEqual(program?.exercises ?? [])
  }
  expect(typical.sessions.some(({ program_name }) => program_name === null)).toBe(true)
})

test('empty has a coach without data, and a client with a card; new-client has none', () => {
  const { muscles, users, clientInfos, ...others } = scenarios.empty.build()
  const filled = Object.entries(others).filter(([, list]) => list.length > 0)
  expect(filled.map(([name]) => name).toSorted()).toEqual(['exercises', 'images', 'measurements'])
  expect([users.length, muscles.length]).toEqual([2, 16])
  expect(clientInfos.map(({ user_id }) => user_id)).toEqual([CLIENT_ID])
  const rows = scenarios['new-client'].build()
  const left = [...rows.clientInfos, ...rows.measurements, ...rows.sessions].filter(
    (row) => ('user_id' in row ? row.user_id : row.client_id) === CLIENT_ID,
  )
  expect(left).toEqual([])
})

test('busy has full weeks, 140 clients, 60 programs, 12 requests and the longest names', () => {
  const rows = scenarios.busy.build()
  expect([clients(rows).length, programs(rows).length]).toEqual([140, 60])
  expect(olenasSessions(rows).filter(({ status }) => status === 'unverified')).toHaveLength(12)
  expect(unknownClients(rows)).toEqual([])
  for (const week of [-7, 0, 7, 14])
    expect(bookedShare(rows, addDays(TODAY, week))).toBeGreaterThan(0.85)
  const names = rows.users.flatMap((user) => [user.first_name, user.last_name])
  expect(names.filter((name) => name.length === 40)).toHaveLength(2)
  for (const mark of ["'", '’', 'ʼ']) expect(names.some((name) => name.includes(mark))).toBe(true)
})

test('huge has its thousands of rows and stays under 9 MB', () => {
  const rows = scenarios.huge.build()
  const lists = [clients(rows), rows.exercises, rows.sessions]
  expect(lists.map(({ length }) => length)).toEqual([10_000, 2_000, 5_000])
  expect(Buffer.byteLength(JSON.stringify(rows))).toBeLessThan(9_000_000)
})

test('edge has what is odd but possible', () => {
  const rows = scenarios.edge.build()
  const today = scenarios.edge.clock.slice(0, 10)
  const sessions = olenasSessions(rows)
  const slotsOn = (day: string) =>
    rows.timeSlots
      .filter(({ coach_id, date }) => coach_id === COACH_ID && date === day)
      .map(({ start_time, end_time }) => `${start_time}–${end_time}`)
  for (const slot of ['00:00–01:00', '09:00–09:30', '23:00–23:59'])
    expect(slotsOn('2027-03-27')).toContain(slot)
  expect(slotsOn('2027-03-28')).toContain('03:00–04:00')
  expect(statusesOf(sessions.filter(({ date }) => date > today)).size).toBe(4)
  const names = sessions.map(({ program_name }) => program_name)
  expect(names).toEqual(expect.arrayContaining([null, '', expect.stringMatching(/^.{200}$/)]))
  const pictures = new Set(rows.exercises.map(({ picture }) => picture))
  expect(pictures).toEqual(new Set(['string', 'url', 'missing', 'broken']))
  const hostile = rows.muscles.filter(({ icon }) => /hostile|javascript|base64|h16v$/.test(icon))
  expect(hostile).toHaveLength(11)
  const blank = rows.coachInfos.find(({ bio }) => bio === '')
  expect(rows.users.find(({ id }) => id === blank?.user_id)?.role).toBe('coach')
})

test('taken and expired are typical, with two conflicts or with expired tokens', () => {
  const { conflicts, ...rest } = scenarios.taken.build()
  expect({ ...rest, conflicts: [] }).toEqual(typical)
  expect(conflicts.map(({ takes }) => takes)).toEqual(['slot', 'request'])
  expect(conflicts.filter(({ client_id }) => client_id === CLIENT_ID)).toEqual([])
  expect(scenarios.expired.build()).toEqual(typical)
  expect(scenarios.expired.expiredTokens).toEqual(['access'])
  expect(scenarios['expired-refresh'].expiredTokens).toEqual(['access', 'refresh'])
  for (const [id, scenario] of Object.entries(scenarios)) expect(scenario.id).toBe(id)
})
