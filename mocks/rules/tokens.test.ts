import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addUser, DAY, MINUTE, NOW, refusalOf, small } from './rows.fixture.ts'
import { issueTokens, readAccess, refreshPair, revokeTokens } from './tokens.ts'

const step = fc.oneof(
  fc.constant({ kind: 'login' as const }),
  fc.record({ kind: fc.constant('refresh' as const), pick: fc.nat() }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Plays the steps for one user beside a model of them, and answers where the two differ. */
function play(steps: Step[]): string[] {
  const { db } = small()
  const user = addUser(db)
  let now = NOW
  /** Until when each refresh token is good; 0 once it is used. */
  const model = new Map<string, number>()
  const wrong: string[] = []
  const issued = (pair: { access_token: string; refresh_token: string }): void => {
    if (readAccess(db, pair.access_token, now) !== user) wrong.push('a token of somebody else')
    if (model.has(pair.refresh_token)) wrong.push('the same token twice')
    model.set(pair.refresh_token, now + 30 * DAY)
  }
  const refresh = (token: string, until: number): void => {
    const used = until === 0 ? '401 unauthorized' : '401 token_expired'
    const expected = until > now ? 'none' : used
    const met = refusalOf(() => issued(refreshPair(db, token, now)))
    if (met !== expected) wrong.push(`refresh: ${met} instead of ${expected}`)
    if (met === 'none') model.set(token, 0)
  }
  for (const action of steps) {
    if (action.kind === 'login') issued(issueTokens(db, user.id, now))
    else if (action.kind === 'wait') now += action.days * DAY
    else refresh(...([...model][action.pick % Math.max(model.size, 1)] ?? (['none', 0] as const)))
  }
  return wrong
}

describe('tokens', () => {
  it('tell whose they are, the access token for 30 minutes', () => {
    const { db, coach } = small()
    const { access_token } = issueTokens(db, coach.id, NOW)
    expect(access_token).toMatch(/^[\da-f]{64}$/)
    expect(readAccess(db, access_token, NOW + 30 * MINUTE - 1)).toBe(coach)
    expect(refusalOf(() => readAccess(db, access_token, NOW + 30 * MINUTE))).toBe(
      '401 token_expired',
    )
  })

  it('are refused when unknown, of the other kind, or of a deleted user', () => {
    const { db, coach } = small()
    const { access_token, refresh_token } = issueTokens(db, coach.id, NOW)
    expect(refusalOf(() => readAccess(db, 'nothing', NOW))).toBe('401 unauthorized')
    expect(refusalOf(() => readAccess(db, refresh_token, NOW))).toBe('401 unauthorized')
    expect(refusalOf(() => refreshPair(db, access_token, NOW))).toBe('401 unauthorized')
    db.users.remove(coach.id)
    expect(refusalOf(() => readAccess(db, access_token, NOW))).toBe('401 unauthorized')
  })

  it('can be over from the start, each kind by itself', () => {
    const { db, coach } = small()
    const { access_token, refresh_token } = issueTokens(db, coach.id, NOW, ['access'])
    expect(refusalOf(() => readAccess(db, access_token, NOW))).toBe('401 token_expired')
    expect(refusalOf(() => refreshPair(db, refresh_token, NOW))).toBe('none')
    const both = issueTokens(db, coach.id, NOW, ['access', 'refresh'])
    expect(refusalOf(() => refreshPair(db, both.refresh_token, NOW))).toBe('401 token_expired')
  })

  it('are all revoked at once, those of others stay', () => {
    const { db, coach, client } = small()
    const mine = issueTokens(db, coach.id, NOW)
    const others = issueTokens(db, client.id, NOW)
    revokeTokens(db, coach.id)
    expect(refusalOf(() => readAccess(db, mine.access_token, NOW))).toBe('401 unauthorized')
    expect(readAccess(db, others.access_token, NOW)).toBe(client)
  })

  it('live through any order of sign-ins, refreshes and waits', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        expect(play(steps)).toEqual([])
      }),
    )
  })
})
