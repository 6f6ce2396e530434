/** The panel says in Ukrainian why the mock refused something. */
import { expect, test } from 'vitest'

import { type Control, createControl } from '#mocks/engine/control/control.ts'
import { reasonText } from '#mocks/engine/panel/reason-text.ts'
import { newServer } from '#mocks/new-server.ts'

import { TABLE_NAMES } from '../db/tables.ts'
import { COACH_ID } from '../seed/personas.ts'

const reasonOf = (work: Promise<unknown>): Promise<string | null> =>
  work.then(() => null, reasonText)

async function refused(control: Control, table: string, change: object): Promise<string | null> {
  const [first] = (await control.rows(table)).rows
  return reasonOf(control.changeRow(table, first?.key ?? '', { ...change }))
}

test.each([
  ['users', { role: 'admin' }, 'role: очікується "coach" або "client", а є "admin"'],
  ['users', { first_name: null }, 'first_name: очікується текст, а є null'],
  ['users', { second_factor: 'так' }, 'second_factor: очікується true або false, а є "так"'],
  ['coachInfos', { training_spaces: [1] }, 'training_spaces.0: очікується текст, а є 1'],
  ['schedules', { work_day: 1.5 }, 'work_day: очікується ціле число, а є 1.5'],
  ['schedules', { work_day: 7 }, 'work_day: очікується <=6, а є 7'],
  ['timeSlots', { coach_id: '' }, 'coach_id: очікується довжина >=1, а є 0'],
  ['timeSlots', { date: '4.3' }, 'date: очікується дата, як-от 2027-03-02, а є "4.3"'],
])('%s %j', async (table, change, reason) => {
  expect(await refused(createControl(await newServer()), table, change)).toBe(reason)
})

test('no field of any table has an English reason', async () => {
  const control = createControl(await newServer())
  const wrong = [null, 'x', -1, 1.5, true, [], ['x', 1], {}]
  let count = 0
  for (const table of TABLE_NAMES)
    for (const field of Object.keys((await control.rows(table)).rows[0]?.row ?? {}))
      for (const value of wrong) {
        if (field === 'id') continue
        const reason = await refused(control, table, { [field]: value })
        if (reason === null) continue
        count += 1
        expect(reason).toMatch(/^[\w.]+: очікується .+, а є .+$/)
        expect(reason).not.toMatch(/Invalid|Expected|received|Array|Object/)
      }
  expect(count).toBeGreaterThan(200)
})

test('other refusals that the tab shows', async () => {
  const control = createControl(await newServer())
  expect(await reasonOf(control.changeRow('users', COACH_ID, { id: 'x' }))).toBe('id не змінюється')
  expect(await reasonOf(control.deleteRow('users', 'x'))).toBe('такого рядка вже немає')
  await control.changeRow('users', COACH_ID, { first_name: 'Орися' })
  await control.scenario('empty')
  expect(await reasonOf(control.undo())).toBe('рядок відтоді змінено')
  expect(await reasonOf(control.importState({}))).toMatch(/^це не файл стану: /)
  expect(reasonText(new Error('Something else'))).toBe('Something else')
})
