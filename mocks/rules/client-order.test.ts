import { expect, it } from 'vitest'

import { addSession, addSlot, addUser, small } from '#tests/fixtures/mock/rows.fixture.ts'

import { clientsOf } from './client-order.ts'
import { pageOf } from './list-page.ts'

it('the client base lists everyone with a session once, in Ukrainian order, whatever the apostrophes', () => {
  const { db, coach, client, slot } = small()
  const names = "Дячук Дʼяченко Ґудзь Гнатюк Їжак Іваненко Д’яконов Д'якова Дяківський".split(' ')
  for (const last_name of names) addSession(db, slot, addUser(db, { last_name }))
  for (let twice = 0; twice < 2; twice++) addSession(db, slot, client)
  addSession(db, addSlot(db, addUser(db, { role: 'coach' })), addUser(db, { last_name: 'Чужий' }))
  // Those in the base without a session, nobody of another base, no deleted account.
  addUser(db, { coach_id: coach.id, last_name: 'Ярема' })
  addUser(db, { coach_id: addUser(db, { role: 'coach' }).id })
  const deleted = addUser(db, { last_name: 'Ґалаґан' })
  addSession(db, slot, deleted)
  db.users.remove(deleted.id)
  const listed = clientsOf(db, coach).map(({ last_name }) => last_name)
  expect(listed.join(' ')).toBe(
    "Гнатюк Ґудзь Дяківський Д'якова Д’яконов Дʼяченко Дячук Іваненко Їжак Мельник Ярема",
  )
})

it('12.14: a client base that is requested again shows later changes', () => {
  const { db, coach, client, slot } = small()
  const ask = () => clientsOf(db, coach)
  expect(ask()).toEqual([])
  const session = addSession(db, slot, client)
  expect(ask()).toEqual([client])
  expect(ask()).toBe(ask())
  const first = addUser(db, { coach_id: coach.id, last_name: 'Ярема' })
  expect(ask()).toEqual([client, first])
  db.users.update(first, { last_name: 'Авдієнко' })
  expect(ask()).toEqual([first, client])
  db.sessions.remove(session.id)
  expect(ask()).toEqual([first])
  expect(clientsOf(db, addUser(db, { role: 'coach' }))).toEqual([])
})

it('a list has its first 100 items by default', () => {
  const rows = Array.from({ length: 250 }, (_, n) => n)
  expect(pageOf(rows, {})).toEqual(rows.slice(0, 100))
  expect(pageOf(rows, { skip: 200 })).toEqual(rows.slice(200))
  expect(pageOf(rows, { skip: 1, limit: 2 })).toEqual([1, 2])
  expect(pageOf(rows, { skip: 250 })).toEqual([])
})
