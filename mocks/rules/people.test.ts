import { expect, it } from 'vitest'

import { clientsOf } from './people.ts'
import { addSession, addSlot, addUser, small } from './rows.fixture.ts'

it('lists everyone with a session once, in Ukrainian order with the apostrophes as one', () => {
  const { db, coach, client, slot } = small()
  const names = ['Дячук', 'Дʼяченко', 'Ґудзь', 'Гнатюк', 'Їжак', 'Іваненко', 'Д’яконов', "Д'якова"]
  for (const last_name of names) addSession(db, slot, addUser(db, { last_name }))
  addSession(db, slot, client)
  addSession(db, slot, client)
  addSession(db, addSlot(db, addUser(db, { role: 'coach' })), addUser(db, { last_name: 'Чужий' }))
  expect(clientsOf(db, coach).map(({ last_name }) => last_name)).toEqual([
    'Гнатюк',
    'Ґудзь',
    "Д'якова",
    'Д’яконов',
    'Дʼяченко',
    'Дячук',
    'Іваненко',
    'Їжак',
    'Мельник',
  ])
})
