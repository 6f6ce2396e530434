import { expect, it } from 'vitest'

import {
  addSchedule,
  addSession,
  addSlot,
  addUser,
  NOW,
  small,
} from '#tests/fixtures/mock/rows.fixture.ts'

import { rowsOf } from '../db/db.ts'
import { TABLE_NAMES } from '../db/tables.ts'
import { removeUser } from './removal.ts'
import { startVerification } from './sign-in/otp.ts'
import { issueTokens } from './sign-in/tokens.ts'

/** Two people, each with a row in every table that refers to people. */
function full() {
  const { db, coach, client, slot } = small()
  for (const { id, phone } of [coach, client]) {
    const user_id = id
    const image_id = `image of ${id}`
    db.images.insert({ id: image_id, type: 'image/png', base64: '', form: 'blob' })
    db.coachInfos.insert({ id, user_id, bio: '', achievement: '', training_spaces: [] })
    db.tags.insert({ id, user_id, name: 'TRX' })
    db.certifications.insert({ id, user_id, name: '', authored_by: '', date: '', image_id })
    db.experiences.insert({ id, user_id, about: '', start_date: '', end_date: null })
    const card = { goal: 'Схуднення', notes: '' } as const
    db.clientInfos.insert({ id, user_id, ...card, body_specs: [0, 0, 0, 0], image_id })
    const numbers = { weight: 1, chest: 1, waist: 1, hips: 1 }
    db.measurements.insert({ id, user_id, date: '', image_id, ...numbers })
    db.programs.insert({ id, user_id, name: '', created_at: '', exercises: [] })
    db.conflicts.insert({ id, takes: 'slot', client_id: user_id })
    for (const key of [`otp:${user_id}`, `login:${phone}`])
      db.failures.insert({ id: key, count: 1, locked_until: 0 })
    issueTokens(db, user_id, NOW)
  }
  startVerification(db, coach, 'login', NOW)
  startVerification(db, client, 'login', NOW)
  addSchedule(db, coach)
  addSession(db, slot, client)
  const stranger = addUser(db)
  const elsewhere = addSlot(db, addUser(db, { role: 'coach' }))
  addSession(db, elsewhere, stranger)
  return { db, coach, client, slot }
}

it.each(['coach', 'client'] as const)(
  'removing a %s deletes each row that refers to them and no other',
  (role) => {
    const people = full()
    const { db, slot } = people
    const { id, phone } = people[role]
    const tables = (): object[][] => TABLE_NAMES.map((name) => rowsOf(db)[name])
    const isOthers = (row: object): boolean =>
      [id, phone].every((text) => !JSON.stringify(row).includes(text))
    const others = tables().map((rows) => rows.filter(isOthers))
    removeUser(db, people[role])
    expect(tables()).toEqual(others)
    expect(db.timeSlots.get(slot.id)).toBe(role === 'client' ? slot : undefined)
  },
)
