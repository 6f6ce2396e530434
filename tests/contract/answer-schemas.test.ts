import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import * as authSchemas from '#src/api/auth-schemas.gen.ts'
import * as schemas from '#src/api/schemas.gen.ts'

import { contract } from './contract-document.ts'

const Named = v.object({ $ref: v.string() })
const Listed = v.object({ type: v.literal('array'), items: Named })
const Schema = v.union([Named, Listed])
const generated = new Map<string, v.GenericSchema>(Object.entries({ ...authSchemas, ...schemas }))

const answers = Object.entries(contract.components.responses).flatMap(([name, { content }]) => {
  const json = content?.['application/json']
  if (!json || json.schema.$ref?.endsWith('/Error')) return []
  return [{ name, example: json.example, check: checkOf(v.parse(Schema, json.schema)) }]
})

function checkOf(schema: v.InferOutput<typeof Schema>): v.GenericSchema {
  if ('items' in schema) return v.array(checkOf(schema.items))
  const found = generated.get(schema.$ref.replace('#/components/schemas/', ''))
  if (!found) throw new Error(`No generated schema for ${schema.$ref}`)
  return found
}

describe.each(answers)('the answer $name', ({ example, check }) => {
  test('passes its generated check unchanged', () => {
    expect(v.parse(check, example)).toEqual(example)
  })

  test('fails it without its fields', () => {
    expect(v.is(check, Array.isArray(example) ? [{}] : null)).toBe(false)
  })
})

test('keys that the contract does not know are dropped', () => {
  const slot = { id: '1', date: '2027-03-01', start_time: '09:00', end_time: '10:00:00' }
  expect(v.parse(schemas.SessionSlot, { ...slot, more: 1 })).toEqual(slot)
})

const card = { notes: '', body_specs: [0, 0, 0, 0], image: null }
const job = { id: '1', about: 'Зал', start_date: '2021-09-01' }

describe('12.17: what is absent is null', () => {
  test.each([{}, { goal: null }, { goal: '' }])('a goal of a card: %j', (goal) => {
    expect(v.parse(schemas.ClientInfo, { ...card, ...goal })).toEqual({ ...card, goal: null })
  })

  test.each([{}, { end_date: null }, { end_date: '' }])('an end of an experience: %j', (end) => {
    expect(v.parse(schemas.Experience, { ...job, ...end })).toEqual({ ...job, end_date: null })
  })

  test('but not what is no date', () => {
    expect(v.is(schemas.Experience, { ...job, end_date: 'now' })).toBe(false)
  })
})

test.each([
  ['a time', schemas.Time, '24:00'],
  ['a date', schemas.Experience, { id: '1', about: '', start_date: '2027-3-1', end_date: null }],
  ['an enumeration', schemas.SessionStatus, 'done'],
  ['a list of four', schemas.BodySpecs, [1, 2, 3]],
])('a value out of %s is refused', (_, check, value) => {
  expect(v.is(check, value)).toBe(false)
})
