/** How the panel and the terminal read and change the tables of a running mock. */
import { beforeEach, describe, expect, test } from 'vitest'

import { type Control, createControl } from '#mocks/engine/control/control.ts'
import { fieldText, fieldValue } from '#mocks/engine/control/field-text.ts'
import { reasonText } from '#mocks/engine/panel/reason-text.ts'
import { newServer } from '#mocks/new-server.ts'
import { runScript, useServers } from '#tests/fixtures/mock/servers.fixture.ts'

import { TABLE_NAMES } from '../db/tables.ts'
import { COACH_ID } from '../seed/personas.ts'

const PHONE = 'phone=+380501112233'

const { serveMock } = useServers()
let control: Control

const coach = async () => (await control.rows('users', [PHONE])).rows[0]?.row
const state = async () => (await control.exportState()).rows

beforeEach(async () => {
  control = createControl(await newServer())
})

describe('reading', () => {
  test('every table can be read, its first hundred rows', async () => {
    const sizes = await control.tables()
    expect(Object.keys(sizes)).toEqual(TABLE_NAMES)
    for (const name of TABLE_NAMES) {
      const { total, rows } = await control.rows(name)
      expect([total, rows.length]).toEqual([sizes[name], Math.min(total, 100)])
    }
    await expect(control.rows('people')).rejects.toThrow('No such table: people. There are users,')
  })

  test('a search finds a whole value of a field, any other word anywhere, and no secret', async () => {
    const found = async (...words: string[]) => (await control.rows('users', words)).total
    expect((await control.rows('users', PHONE)).total).toBe(1)
    expect([await found(PHONE), await found('phone=+38050111')]).toEqual([1, 0])
    expect([await found('олена', 'role=coach'), await found('Trener2026!')]).toEqual([1, 0])
  })

  test('every person can be signed in by the id of the row', async () => {
    const { rows } = await control.rows('users', 'role=client')
    for (const { key, row } of rows.slice(0, 3))
      expect(await control.session(key)).toMatchObject({ phone: row['phone'], userType: 'client' })
    await expect(control.session('nobody')).rejects.toThrow('nobody')
  })

  test('the key of a token is cut', async () => {
    const token = (await control.session('coach'))?.token ?? ''
    const { rows } = await control.rows('tokens', ['kind=access'])
    expect(JSON.stringify(rows)).not.toContain(token)
    await control.deleteRow('tokens', rows.find(({ key }) => token.startsWith(key))?.key ?? '')
    expect((await state()).tokens.map(({ id }) => id)).not.toContain(token)
  })
})

describe('a change', () => {
  test('is in the mock’s answers from then on, and is undone exactly', async () => {
    const before = await state()
    await control.changeRow('users', COACH_ID, { first_name: 'Орися', second_factor: false })
    await control.deleteRow('users', COACH_ID)
    expect(await coach()).toBeUndefined()
    expect(await control.undo()).toBe(`users ${COACH_ID} deleted`)
    expect(await coach()).toMatchObject({ first_name: 'Орися', second_factor: false })
    await control.undo()
    expect(await state()).toEqual(before)
    expect(await control.undo()).toBeNull()
  })

  test.each([
    ['users', { role: 'admin' }, 'role: очікується "coach" або "client", а є "admin"'],
    ['users', { first_name: null }, 'first_name: очікується текст, а є null'],
    ['users', { second_factor: 'так' }, 'second_factor: очікується true або false, а є "так"'],
    ['users', { nickname: 'Оля' }, 'users has no field nickname'],
    ['users', { id: 'other' }, 'id не змінюється'],
    ['schedules', { work_day: 1.5 }, 'work_day: очікується ціле число, а є 1.5'],
    ['timeSlots', { coach_id: '' }, 'coach_id: очікується довжина >=1, а є 0'],
    ['timeSlots', { date: '4.3' }, 'date: очікується дата, як-от 2027-03-02, а є "4.3"'],
  ])('that %s do not allow is refused, with a reason: %j', async (table, change, reason) => {
    const before = await state()
    const [first] = (await control.rows(table)).rows
    const refused = control.changeRow(table, first?.key ?? '', { ...change })
    expect(await refused.then(() => null, reasonText)).toBe(reason)
    expect(await state()).toEqual(before)
  })

  test('is not undone if the row has changed since, and a missing row is not changed', async () => {
    await control.changeRow('users', COACH_ID, { first_name: 'Орися' })
    await control.scenario('empty')
    await expect(control.undo()).rejects.toThrow('The row has been changed since')
    expect(await coach()).toMatchObject({ first_name: 'Олена' })
    await expect(control.changeRow('users', 'nobody', {})).rejects.toThrow('No such row')
    await expect(control.deleteRow('users', 'nobody')).rejects.toThrow('No such row')
  })
})

test('a text is parsed as the type that the field has', () => {
  for (const value of ['Олена', 12, true, null, ['a'], { a: 1 }])
    expect(fieldValue(fieldText(value), value)).toEqual(value)
  expect(fieldValue('0501', '')).toBe('0501')
  expect(fieldValue('null', 'Олена')).toBeNull()
  expect(fieldValue('woman', null)).toBe('woman')
  expect(() => fieldValue('[1', [1])).toThrow('[1 is not JSON')
})

test('`npm run mock:ask` reads, changes, deletes and undoes in a terminal', async () => {
  const address = await serveMock()
  /** Its output, or its error after its exit code. */
  const ask = async (...args: string[]): Promise<string> => {
    const script = ['mocks/engine/control/ask.ts', ...args, '--url', address]
    const { code, said, refused } = await runScript(...script)
    return code === 0 ? said : `${code} ${refused}`
  }
  const asked = [ask(), ask('users', PHONE), ask('users', '--delete'), ask('--remove')]
  const [tables, row, unnamed, unknown] = await Promise.all(asked)
  expect(tables).toMatch(/^users +\d+\ncoachInfos +2\n/)
  expect(row).toMatch(/^first_name +Олена\n[^]*^password +•••\n[^]*\n1 row\n$/m)
  expect(unnamed).toMatch(/^1 \d+ rows are found: name one of them\n$/)
  expect(unknown).toMatch(/^1 Unknown option '--remove'.*\n$/)
  expect(await ask('users', PHONE, '--set', 'gender=null')).toMatch(/^gender +null$/m)
  expect(await ask('users', PHONE, '--delete')).toMatch(/^Deleted: users /)
  expect(await ask('--undo')).toMatch(/^Undone: users .* deleted\n$/)
}, 60_000)
