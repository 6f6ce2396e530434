import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'

import type { TokenPair } from '#mocks/db/hidden-rows.ts'
import { addUser, DAY, MINUTE, NOW, refusalOf, small } from '#tests/fixtures/mock/rows.fixture.ts'

import { adopt } from './adopted.ts'
import { forgetAdopted, issueTokens, readAccess, refreshPair, revokeTokens } from './tokens.ts'

const wait = fc.oneof(
  fc.integer({ min: 1, max: 20 }).map((days) => days * DAY),
  fc.integer({ min: 1, max: 12_000 }),
)
const step = fc.oneof(
  fc.constant({ kind: 'login' as const }),
  fc.record({ kind: fc.constant('refresh' as const), pick: fc.nat() }),
  fc.record({ kind: fc.constant('wait' as const), ms: wait }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Runs the steps for one user and on a model, and returns where the two differ. */
function play(steps: Step[]): string[] {
  const { db } = small()
  const user = addUser(db)
  let now = NOW
  /** Each refresh token: until when it is valid, and when it was exchanged for which next one. */
  const model = new Map<string, { until: number; used: number | null; next: string | null }>()
  const wrong: string[] = []
  const issued = (pair: TokenPair): void => {
    if (readAccess(db, pair.access_token, now) !== user) wrong.push('a token of somebody else')
    if (model.has(pair.refresh_token)) wrong.push('the same token twice')
    model.set(pair.refresh_token, { until: now + 30 * DAY, used: null, next: null })
  }
  const newest = (token: string): string => {
    const next = model.get(token)?.next
    return next ? newest(next) : token
  }
  const refresh = (token: string): void => {
    const known = model.get(token)
    const isSpent = !known || (known.used !== null && known.used + 10_000 <= now)
    const isOver = !isSpent && known.until <= now
    const expected = isSpent ? '401 unauthorized' : isOver ? '401 token_expired' : 'none'
    const met = refusalOf(() => {
      const pair = refreshPair(db, token, now)
      if (!known || known.next !== null) {
        if (pair.refresh_token !== newest(token)) wrong.push('not the newest pair')
        return
      }
      issued(pair)
      Object.assign(known, { used: now, next: pair.refresh_token })
    })
    if (met !== expected) wrong.push(`refresh: ${met} instead of ${expected}`)
  }
  for (const action of steps) {
    if (action.kind === 'login') issued(issueTokens(db, user.id, now))
    else if (action.kind === 'wait') now += action.ms
    else refresh([...model.keys()][action.pick % Math.max(model.size, 1)] ?? 'none')
  }
  return wrong
}

describe('tokens', () => {
  let { db, coach, client } = small()
  beforeEach(() => {
    ;({ db, coach, client } = small())
  })
  const reading = (token: string, now = NOW) => refusalOf(() => readAccess(db, token, now))
  const refreshing = (token: string, now = NOW) => refusalOf(() => refreshPair(db, token, now))

  it('identify their user; the access token for 30 minutes', () => {
    const { access_token } = issueTokens(db, coach.id, NOW)
    expect(access_token).toMatch(/^[\da-f]{64}$/)
    expect(readAccess(db, access_token, NOW + 30 * MINUTE - 1)).toBe(coach)
    expect(reading(access_token, NOW + 30 * MINUTE)).toBe('401 token_expired')
  })

  it('are refused if unknown, of the other kind, or of a deleted user', () => {
    const { access_token, refresh_token } = issueTokens(db, coach.id, NOW)
    for (const token of ['nothing', refresh_token]) expect(reading(token)).toBe('401 unauthorized')
    expect(refreshing(access_token)).toBe('401 unauthorized')
    db.users.remove(coach.id)
    expect(reading(access_token)).toBe('401 unauthorized')
  })

  it('can be expired from the start, each kind separately', () => {
    const { access_token, refresh_token } = issueTokens(db, coach.id, NOW, ['access'])
    expect(reading(access_token)).toBe('401 token_expired')
    expect(refreshing(refresh_token)).toBe('none')
    const both = issueTokens(db, coach.id, NOW, ['access', 'refresh'])
    expect(refreshing(both.refresh_token)).toBe('401 token_expired')
  })

  it('12.13: are deleted when a refresh token is sent again too late', () => {
    const { refresh_token } = issueTokens(db, coach.id, NOW)
    refreshPair(db, refresh_token, NOW)
    expect(refreshing(refresh_token, NOW + 10_000)).toBe('401 unauthorized')
    expect(db.tokens.get(refresh_token)).toBeUndefined()
  })

  it('12.13: are all revoked at once, used ones, too, and those of others are not', () => {
    const { access_token, refresh_token } = issueTokens(db, coach.id, NOW)
    const others = issueTokens(db, client.id, NOW)
    refreshPair(db, refresh_token, NOW)
    revokeTokens(db, coach.id)
    expect(refreshing(refresh_token, NOW + 1)).toBe('401 unauthorized')
    expect(reading(access_token)).toBe('401 unauthorized')
    expect(readAccess(db, others.access_token, NOW)).toBe(client)
  })

  it('12.13: match the model in any order of sign-ins, refreshes and waits', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        expect(play(steps)).toEqual([])
      }),
    )
  })
})

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

it('a person of the real server is stored here, and their token never expires', () => {
  const { db } = small()
  expect(adopt(db, 'token', { ...OLHA, bio: 'not stored' })).toBe(true)
  const person = readAccess(db, 'token', NOW + 36_500 * DAY)
  expect(person).toEqual({
    ...OLHA,
    password: expect.stringMatching(/^[\da-f-]{36}$/),
    image_id: null,
    second_factor: false,
    coach_id: null,
    registered: true,
  })
})

it('what the server left out or wrote otherwise is empty', () => {
  const { db } = small()
  adopt(db, 'hers', { id: 'olha', role: 'coach', gender: 'other', status: null })
  const empty = { first_name: '', last_name: '', phone: '', status: '', publicSlug: null }
  expect(readAccess(db, 'hers', NOW)).toMatchObject({ id: 'olha', gender: null, ...empty })
  adopt(db, 'his', { ...OLHA, id: 'ivan', gender: 'man' })
  expect(readAccess(db, 'his', NOW)).toMatchObject({ id: 'ivan', gender: 'man' })
})

it('a person who is here already keeps their data', () => {
  const { db, client } = small()
  const { first_name } = client
  expect(adopt(db, 'token', { ...OLHA, id: client.id })).toBe(true)
  expect(readAccess(db, 'token', NOW)).toBe(client)
  expect(client.first_name).toBe(first_name)
})

it('a token of nobody stays unknown; one that the real server refuses is forgotten, one of here is not', () => {
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
