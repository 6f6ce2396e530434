/** The rows of each scenario, and what docs/qa.md says of it: stories and journeys are built on them. */
import { inflateSync } from 'node:zlib'

import { describe, expect, test } from 'vitest'

import type { Rows, SessionRow, TimeSlotRow } from '#mocks/db/tables.ts'
import { annulledAt } from '#mocks/rules/annulment.ts'
import { addDays, instantOf, weekdayOf } from '#mocks/rules/kyiv.ts'
import { DELETED_PROGRAM, MISSING_EXERCISE } from '#mocks/seed/odd-sessions.ts'
import { CLIENT_ID, COACH_ID } from '#mocks/seed/personas.ts'

import { scenarios } from './all.ts'
import { SCENARIO_IDS, type ScenarioId } from './scenario.ts'

/** Олена's sessions with the date and start of their slots. */
function olenasSessions(rows: Rows): (SessionRow & { date: string; time: string })[] {
  const slots = new Map(rows.timeSlots.map((slot) => [slot.id, slot]))
  return rows.sessions
    .filter(({ coach_id }) => coach_id === COACH_ID)
    .map((session) => {
      const slot = slots.get(session.time_slot_id)
      return { ...session, date: slot?.date ?? '', time: slot?.start_time ?? '' }
    })
}

/** Every id that a row refers to, and from which field. */
function* references(rows: Rows): Generator<readonly [where: string, id: string | null]> {
  for (const [table, list] of Object.entries(rows))
    for (const row of list)
      for (const [field, value] of Object.entries(row))
        if (field.endsWith('_id')) yield [`${table}.${field}`, value]
  for (const { session_exercises } of rows.sessions)
    for (const { exercise_id } of session_exercises) yield ['sessions.exercise_id', exercise_id]
  for (const { exercises } of rows.programs)
    for (const { exercise_id } of exercises) yield ['programs.exercise_id', exercise_id]
}

/** Ids that rows refer to but no table has, as `table.field -> id`, sorted, without duplicates. */
function danglingIn(rows: Rows): string[] {
  const ids = new Set(Object.values(rows).flatMap((list) => list.map(({ id }) => id)))
  const codes = new Set(rows.muscles.map(({ code }) => code))
  const dangling = new Set<string>()
  for (const [where, id] of references(rows))
    if (id !== null && !ids.has(id)) dangling.add(`${where} -> ${id}`)
  for (const { primary, secondary } of rows.exercises)
    for (const code of [...primary, ...secondary])
      if (!codes.has(code)) dangling.add(`exercises.muscle -> ${code}`)
  return [...dangling].toSorted()
}

/** Whether a PNG has as many bytes of pixels as its header says. */
function isWholePng(base64: string): boolean {
  const file = Buffer.from(base64, 'base64')
  const start = file.indexOf('IDAT')
  const end = file.indexOf('IEND')
  if (start < 0 || end < 0) return false
  const pixels = inflateSync(file.subarray(start + 4, end - 8))
  return pixels.length === (file.readUInt32BE(16) * 3 + 1) * file.readUInt32BE(20)
}

/** Ids that `edge` refers to on purpose and that no table has. */
const DELIBERATE: Partial<Record<ScenarioId, string[]>> = {
  edge: [
    `programs.exercise_id -> ${MISSING_EXERCISE}`,
    `sessions.exercise_id -> ${MISSING_EXERCISE}`,
    `sessions.training_program_id -> ${DELETED_PROGRAM}`,
  ],
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const PHONE = /^\+380(50|63|66|67|68|73|93|95|96|97|98|99)\d{7}$/
const NAME = /^[A-Za-zА-ЩЬЮЯҐЄІЇа-щьюяґєії'’ʼ]{1,40}$/
/** `edge` has names registered before the rule existed, with a hyphen and with a space. */
const OLD_NAME = /^[A-Za-zА-ЩЬЮЯҐЄІЇа-щьюяґєії'’ʼ -]{1,40}$/

/** `expired` has the rows of `typical`. */
const OWN_ROWS = SCENARIO_IDS.filter((id) => !id.startsWith('expired'))

describe.each(OWN_ROWS)('scenario %s', (id) => {
  const scenario = scenarios[id]
  const { clock } = scenario
  const rows = scenario.build()
  const now = instantOf(clock)
  const today = clock.slice(0, 10)

  test('is the same on every build, and no two rows or builds share an object', () => {
    const again = scenario.build()
    expect(JSON.stringify(again) === JSON.stringify(rows)).toBe(true)
    const lists = [
      ...rows.sessions.map(({ session_exercises }) => session_exercises),
      ...rows.programs.map(({ exercises }) => exercises),
    ]
    const all = [rows, again].flatMap((one): object[] => Object.values(one).flat())
    all.push(...lists, ...lists.flat())
    expect(new Set(all).size).toBe(all.length)
  })

  test('is consistent: each id that a row refers to exists, is a UUID and is unique', () => {
    expect(danglingIn(rows)).toEqual(DELIBERATE[id] ?? [])
    const ids = Object.values(rows).flatMap((table) => table.map((row) => row.id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((one) => !UUID.test(one))).toEqual([])
  })

  test('books no slot twice, and only slots of the session’s own coach', () => {
    const held = rows.sessions.filter(({ status }) => status !== 'cancelled')
    expect(new Set(held.map(({ time_slot_id }) => time_slot_id)).size).toBe(held.length)
    const coaches = new Map(rows.timeSlots.map((slot) => [slot.id, slot.coach_id]))
    const foreign = rows.sessions.filter((one) => coaches.get(one.time_slot_id) !== one.coach_id)
    expect(foreign).toEqual([])
  })

  test('has every session booked before now, and no request past its deadline', () => {
    const late = rows.sessions.filter(({ created_at }) => Date.parse(created_at) > now)
    // `edge` has one request from a clock that is two minutes ahead.
    expect(late.length).toBe(id === 'edge' ? 1 : 0)
    const annulled = olenasSessions(rows).filter(
      ({ status, created_at, date, time }) =>
        status === 'unverified' &&
        annulledAt(Date.parse(created_at), instantOf(`${date}T${time}`)) <= now,
    )
    expect(annulled).toEqual([])
  })

  test('has time slots on the days of their working slots, 12 weeks ahead and 5 or more back', () => {
    const days = new Map(rows.schedules.map(({ id: schedule, work_day }) => [schedule, work_day]))
    const isMisplaced = ({ schedule_id, date }: TimeSlotRow) =>
      days.get(schedule_id ?? '') !== weekdayOf(date)
    expect(rows.timeSlots.filter(isMisplaced)).toEqual([])
    const there = new Set(rows.timeSlots.map(({ schedule_id, date }) => `${schedule_id} ${date}`))
    const dates = Array.from({ length: 35 + 84 }, (_, at) => addDays(today, at - 35))
    for (const [schedule, day] of days) {
      const wanted = dates.filter((date) => weekdayOf(date) === day)
      expect(wanted.filter((date) => !there.has(`${schedule} ${date}`))).toEqual([])
    }
  })

  test('has people with valid names and phones, each phone once', () => {
    const name = id === 'edge' ? OLD_NAME : NAME
    const names = rows.users.flatMap((user) => [user.first_name, user.last_name])
    expect(names.filter((one) => !name.test(one))).toEqual([])
    const phones = rows.users.map(({ phone }) => phone)
    expect(phones.filter((one) => !PHONE.test(one))).toEqual([])
    expect(new Set(phones).size).toBe(phones.length)
  })

  test('has pictures in every answer form, all complete but the four of edge that are truncated', () => {
    const broken = rows.images.filter(({ base64 }) => !isWholePng(base64))
    expect(broken.length).toBe(id === 'edge' ? 4 : 0)
    expect(new Set(rows.images.map(({ form }) => form)).size).toBe(3)
  })
})

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

test('busy has full weeks, 140 clients, 60 programs, and 12 requests', () => {
  const rows = scenarios.busy.build()
  expect([clients(rows).length, programs(rows).length]).toEqual([140, 60])
  expect(olenasSessions(rows).filter(({ status }) => status === 'unverified')).toHaveLength(12)
  expect(unknownClients(rows)).toEqual([])
  for (const week of [-7, 0, 7, 14])
    expect(bookedShare(rows, addDays(TODAY, week))).toBeGreaterThan(0.85)
})

test('huge has its thousands of rows and stays under 9 MB', () => {
  const rows = scenarios.huge.build()
  const lists = [clients(rows), rows.exercises, rows.sessions]
  expect(lists.map(({ length }) => length)).toEqual([10_000, 2_000, 5_000])
  expect(Buffer.byteLength(JSON.stringify(rows))).toBeLessThan(9_000_000)
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
