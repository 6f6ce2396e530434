import { expect, test } from 'vitest'

import { NOW, refusalOf, small } from '#tests/fixtures/mock/rows.fixture.ts'

import { adopt } from './adopted.ts'
import { forgetAdopted, issueTokens, readAccess } from './tokens.ts'

const OLHA = {
  id: 'olha',
  role: 'client',
  first_name: 'Ольга',
  last_name: 'Ткач',
  phone: '+380501112233',
  status: 'зайнята',
  gender: 'woman',
  publicSlug: 'olha-tkach',
}

const YEARS = 100 * 365 * 86_400_000

test('a person of the real server is stored here, and their token never expires', () => {
  const { db } = small()
  expect(adopt(db, 'token', { ...OLHA, bio: 'not stored' })).toBe(true)
  const person = readAccess(db, 'token', NOW + YEARS)
  expect(person).toEqual({
    ...OLHA,
    password: expect.stringMatching(/^[\da-f-]{36}$/),
    image_id: null,
    second_factor: false,
    coach_id: null,
    registered: true,
  })
})

test('what the server left out or wrote otherwise is empty', () => {
  const { db } = small()
  adopt(db, 'hers', { id: 'olha', role: 'coach', gender: 'other', status: null })
  const empty = { first_name: '', last_name: '', phone: '', status: '', publicSlug: null }
  expect(readAccess(db, 'hers', NOW)).toMatchObject({ id: 'olha', gender: null, ...empty })
  adopt(db, 'his', { ...OLHA, id: 'ivan', gender: 'man' })
  expect(readAccess(db, 'his', NOW)).toMatchObject({ id: 'ivan', gender: 'man' })
})

test('a person who is here already keeps their data', () => {
  const { db, client } = small()
  const { first_name } = client
  expect(adopt(db, 'token', { ...OLHA, id: client.id })).toBe(true)
  expect(readAccess(db, 'token', NOW)).toBe(client)
  expect(client.first_name).toBe(first_name)
})

test('a token of nobody stays unknown; one that the real server refuses is forgotten, one of here is not', () => {
  const { db, client } = small()
  const refused = (): string => refusalOf(() => readAccess(db, 'token', NOW))
  for (const nobody of [null, {}, { ...OLHA, role: 'admin' }, { ...OLHA, id: '' }]) {
    expect(adopt(db, 'token', nobody)).toBe(false)
    expect(refused()).toBe('401 unauthorized')
  }
  const { access_token } = issueTokens(db, client.id, NOW)
  adopt(db, 'token', OLHA)
  for (const token of ['token', access_token, 'unknown']) forgetAdopted(db, token)
  expect(refused()).toBe('401 unauthorized')
  expect(readAccess(db, access_token, NOW)).toBe(client)
})
