import { describe, expect, test } from 'vitest'

import type { TimeSlotRow } from '#mocks/db/tables.ts'
import { annulledAt } from '#mocks/rules/annulment.ts'
import { addDays, instantOf, weekdayOf } from '#mocks/rules/kyiv.ts'
import { DELETED_PROGRAM, MISSING_EXERCISE } from '#mocks/seed/odd-sessions.ts'
import { CLIENT_ID, COACH_ID } from '#mocks/seed/personas.ts'
import contract from '#openapi/contract.gen.json' with { type: 'json' }
import {
  danglingIn,
  isWholePng,
  olenasSessions,
} from '#tests/fixtures/mock/inspect-rows.fixture.ts'

import { scenarios } from './all.ts'
import { SCENARIO_IDS, type ScenarioId } from './scenario.ts'

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
  const { clock, personas } = scenario
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

  test('has both personas as `window.mock` needs them', () => {
    expect(personas).toEqual({ coach: COACH_ID, client: CLIENT_ID })
    const persona = (personId: string) => rows.users.find((one) => one.id === personId)
    const coach = { phone: '+380501112233', password: 'Trener2026!', second_factor: true }
    expect(persona(COACH_ID)).toMatchObject({ role: 'coach', ...coach })
    const client = { phone: '+380671112233', password: 'Klient2026!', second_factor: false }
    expect(persona(CLIENT_ID)).toMatchObject({ role: 'client', ...client })
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

  test('has only tags of the fixed list, and exercises with unique codes and names', () => {
    expect(rows.tags.map(({ name }) => name).filter((name) => !TAGS.has(name))).toEqual([])
    for (const field of ['code', 'name'] as const)
      expect(new Set(rows.exercises.map((row) => row[field])).size).toBe(rows.exercises.length)
  })
})

/** Product §3 «Tag». */
const TAGS = new Set<string>(contract.components.schemas.TagName.enum)
