/** The live prompt: how the panel and the terminal read and change a running mock. */
import { beforeEach, describe, expect, test } from 'vitest'

import { type Control, createControl } from '#mocks/engine/control/control.ts'
import { fieldText, fieldValue } from '#mocks/engine/control/field-text.ts'
import { MASK } from '#mocks/engine/log.ts'
import { newServer } from '#mocks/new-server.ts'

import { TABLE_NAMES } from '../db/tables.ts'
import { COACH_ID } from '../seed/personas.ts'

const PHONE = 'phone=+380501112233'

let control: Control

const coach = async () => (await control.rows('users', [PHONE])).rows[0]?.row
const state = async () => (await control.exportState()).rows

beforeEach(async () => {
  control = createControl(await newServer())
})

describe('reading', () => {
  test('every table can be read', async () => {
    const sizes = await control.tables()
    expect(Object.keys(sizes)).toEqual(TABLE_NAMES)
    for (const name of TABLE_NAMES) expect((await control.rows(name)).total).toBe(sizes[name])
    await expect(control.rows('people')).rejects.toThrow('No such table: people. There are users,')
  })

  test('a word with a field name matches its whole value, any other word matches anywhere', async () => {
    expect((await control.rows('users', [PHONE])).rows.map(({ key }) => key)).toEqual([COACH_ID])
    expect((await control.rows('users', ['олена', 'role=coach'])).total).toBe(1)
    expect((await control.rows('users', ['phone=+38050111'])).total).toBe(0)
    expect((await control.rows('users', ['coach_id=null', 'role=coach'])).total).toBeGreaterThan(0)
  })

  test('only the first of thousands of rows are returned', async () => {
    const { total, rows } = await control.rows('timeSlots')
    expect(total).toBeGreaterThan(100)
    expect(rows).toHaveLength(100)
  })

  test('the returned rows are copies', async () => {
    const row = await coach()
    if (row) row['first_name'] = 'Чужа'
    expect(await coach()).toMatchObject({ first_name: 'Олена' })
  })
})

describe('secrets', () => {
  test('are masked and cannot be searched for, unless secrets are requested', async () => {
    expect(await coach()).toMatchObject({ password: MASK, phone: '+380501112233' })
    expect((await control.rows('users', ['Trener2026!'])).total).toBe(0)
    const [open] = (await control.rows('users', [PHONE, 'Trener2026!'], true)).rows
    expect(open?.row).toMatchObject({ password: 'Trener2026!' })
  })

  test('the key of a token is its first characters', async () => {
    const token = (await control.session('coach'))?.token ?? ''
    const { rows } = await control.rows('tokens', ['kind=access'])
    const found = rows.find(({ key }) => token.startsWith(key))
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(found?.row['id']).toBe(`${token.slice(0, 8)}${MASK}`)
    await control.deleteRow('tokens', found?.key ?? '')
    expect((await state()).tokens.map(({ id }) => id)).not.toContain(token)
  })
})

describe('a change', () => {
  test('is in the mock’s answers from then on, and can be undone', async () => {
    const before = await state()
    await control.changeRow('users', COACH_ID, { first_name: 'Орися', second_factor: false })
    expect(await coach()).toMatchObject({ first_name: 'Орися', second_factor: false })
    await control.changeRow('users', COACH_ID, { first_name: 'Мар’яна' })
    expect(await control.undo()).toBe(`users ${COACH_ID} changed`)
    expect(await coach()).toMatchObject({ first_name: 'Орися' })
    await control.undo()
    expect(await state()).toEqual(before)
    expect(await control.undo()).toBeNull()
  })

  test.each([
    [{ role: 'admin' }, 'role: '],
    [{ first_name: null }, 'first_name: '],
    [{ second_factor: 'так' }, 'second_factor: '],
    [{ nickname: 'Оля' }, 'users has no field nickname'],
    [{ id: 'other' }, 'A row keeps its id'],
  ])('that its table does not allow is refused: %j', async (change, why) => {
    const before = await state()
    await expect(control.changeRow('users', COACH_ID, change)).rejects.toThrow(why)
    expect(await state()).toEqual(before)
    expect(await control.undo()).toBeNull()
  })

  test('is not undone if somebody else has changed the row since', async () => {
    await control.changeRow('users', COACH_ID, { first_name: 'Орися' })
    await control.scenario('empty')
    await expect(control.undo()).rejects.toThrow('The row has been changed since')
    expect(await coach()).toMatchObject({ first_name: 'Олена' })
  })

  test('a change of a missing row is refused', async () => {
    await expect(control.changeRow('users', 'nobody', {})).rejects.toThrow('No such row')
    await expect(control.deleteRow('users', 'nobody')).rejects.toThrow('No such row')
  })
})

test('a deleted row is restored in its place', async () => {
  const before = await state()
  await control.deleteRow('users', COACH_ID)
  expect(await coach()).toBeUndefined()
  expect(await control.undo()).toBe(`users ${COACH_ID} deleted`)
  expect(await state()).toEqual(before)
})

test('a text is parsed as the type that the field has', () => {
  for (const value of ['Олена', 12, true, null, ['a'], { a: 1 }])
    expect(fieldValue(fieldText(value), value)).toEqual(value)
  expect(fieldValue('0501', '')).toBe('0501')
  expect(fieldValue('null', 'Олена')).toBeNull()
  expect(fieldValue('woman', null)).toBe('woman')
  expect(() => fieldValue('[1', [1])).toThrow('[1 is not JSON')
})
