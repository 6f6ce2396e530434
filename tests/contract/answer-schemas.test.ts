import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import * as schemas from '#src/api/schemas.gen.ts'

import { successOf } from './additions.ts'
import { anyAnswer } from './any-answer.ts'
import { operations } from './contract-document.ts'

const Named = v.object({ $ref: v.string() })
const Listed = v.object({ type: v.literal('array'), items: Named })
const Schema = v.union([Named, Listed])
const generated = new Map<string, v.GenericSchema>(Object.entries(schemas))

const answers = operations.flatMap((operation) => {
  const json = successOf(operation)?.content?.['application/json']
  if (!json) return []
  const check = checkOf(v.parse(Schema, json.schema))
  return [{ name: operation.name, example: json.example, check }]
})

function checkOf(schema: v.InferOutput<typeof Schema>): v.GenericSchema {
  if ('items' in schema) return v.array(checkOf(schema.items))
  const found = generated.get(schema.$ref.replace('#/components/schemas/', ''))
  if (!found) throw new Error(`No generated schema for ${schema.$ref}`)
  return found
}

test.each(answers)(
  'the answer of $name passes its generated check unchanged, and not without its fields',
  ({ example, check }) => {
    expect(v.parse(check, example)).toEqual(example)
    expect(v.is(check, Array.isArray(example) ? [{}] : null)).toBe(false)
  },
)

test.each(answers)('any answer of $name that the contract allows is read', ({ name, check }) => {
  for (const amount of ['least', 'most', 'mixed'] as const)
    for (let seed = 1; seed <= 3; seed += 1) {
      const { issues } = v.safeParse(check, anyAnswer(name, `${seed}`, amount))
      expect(issues && v.flatten(issues), `${amount}, seed ${seed}`).toBeUndefined()
    }
})

test('keys that are not in the contract are dropped', () => {
  const slot = { id: '1', date: '2027-03-01', start_time: '09:00', end_time: '10:00:00' }
  expect(v.parse(schemas.SessionSlot, { ...slot, more: 1 })).toEqual(slot)
})

const profile = { id: '1', role: 'client', training_schedules: [], training_programs: [] }
const NOTHING_SAID = { bio: '', achievement: '', training_spaces: [], training_tags: [] }

describe('12.17: a text or list that is null or left out is read as empty', () => {
  test('of a profile, but not an id', () => {
    for (const nulls of [{}, { first_name: null, status: null, training_programs: null }]) {
      const read = v.parse(schemas.User, { ...profile, ...nulls })
      expect(read).toMatchObject({ ...profile, first_name: '', last_name: '', status: '' })
    }
    expect(v.is(schemas.User, { ...profile, id: null })).toBe(false)
  })

  test('of the coach page and the card', () => {
    const page = { id: '1', bio: null, achievement: null, experiences: null }
    expect(v.parse(schemas.CoachInfo, page)).toMatchObject({ ...NOTHING_SAID, experiences: [] })
    expect(v.parse(schemas.ClientInfo, { notes: null, body_specs: null })).toMatchObject(card)
  })
})

const UTC = '2027-03-01T09:00:00Z'

test.each([
  [{ date: UTC }, { created_at: UTC }],
  [{ created_at: null, date: '2027-03-01' }, { created_at: '2027-03-01' }],
  [{ created_at: UTC, date: '2027-03-02' }, { created_at: UTC }],
  [{ created_at: null }, {}],
  [{}, {}],
])('12.17: a program has its time as created_at or as date: %j', (given, read) => {
  const program = { id: '1', name: 'Ноги' }
  for (const schema of [schemas.OwnProgram, schemas.ProgramSummary])
    expect(v.parse(schema, { ...program, ...given })).toEqual({ ...program, ...read })
})

test('12.17: an instant without a zone is UTC, and one of a leap second or in small letters is read', () => {
  const read = (created_at: string) => {
    const { success, output } = v.safeParse(schemas.OwnProgram, { id: '1', created_at })
    return success ? output.created_at : null
  }
  const [exact, zoned] = ['2027-03-01T09:00:00.123456', '2027-03-01T11:00:00+02:00']
  const given = [exact, '2027-03-01 09:00:00', UTC, zoned]
  expect(given.map(read)).toEqual([`${exact}Z`, UTC, UTC, zoned])
  expect(read('2016-12-31T23:59:60.5Z')).toBe('2016-12-31T23:59:59.5Z')
  expect(read('2027-03-01t09:00:00z')).toBe(UTC)
  for (const none of ['', 'yesterday', '2027-13-01T09:00:00', '09:00'])
    expect(read(none)).toBeNull()
})

const card = { notes: '', body_specs: [0, 0, 0, 0], image: null }
const job = { id: '1', about: 'Зал', start_date: '2021-09-01' }

test('12.17: an absent value is null', () => {
  for (const goal of [{}, { goal: null }, { goal: '' }])
    expect(v.parse(schemas.ClientInfo, { ...card, ...goal })).toEqual({ ...card, goal: null })
  for (const end of [{}, { end_date: null }, { end_date: '' }])
    expect(v.parse(schemas.Experience, { ...job, ...end })).toEqual({ ...job, end_date: null })
})

test.each([
  ['a time', schemas.Time, '24:00'],
  ['a date', schemas.Experience, { id: '1', about: '', start_date: '2027-3-1', end_date: null }],
  ['an end that is not a date', schemas.Experience, { ...job, end_date: 'now' }],
  ['an enumeration', schemas.SessionStatus, 'done'],
  ['a program without its fields', schemas.Program, { unexpected: true }],
  ['a list of four', schemas.BodySpecs, [1, 2, 3]],
])('an invalid value is refused: %s', (_, check, value) => {
  expect(v.is(check, value)).toBe(false)
})

test.each([
  ['a session that was made', schemas.SessionCreated, { id: '1', training_program_id: null }],
  ['a working slot that was made', schemas.ScheduleCreated, { id: '1' }],
  ['a card that was changed', schemas.ClientInfoUpdated, { user_id: '1' }],
  ['a program', schemas.Program, { name: 'Ноги', training_exercises: [] }],
])('12.15: for %s the fields of product §7 are enough', (_, check, shown) => {
  expect(v.parse(check, shown)).toMatchObject(shown)
})
