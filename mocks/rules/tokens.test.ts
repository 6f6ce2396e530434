import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addUser, DAY, MINUTE, NOW, refusalOf, small } from './rows.fixture.ts'
import { issueTokens, readAccess, refreshPair, revokeTokens } from './tokens.ts'

describe('tokens', () => {
  it('tell whose they are, the access token for 30 minutes', () => {
    const { db, coach } = small()
    const { access_token } = issueTokens(db, coach.id, NOW)
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
    const step = fc.oneof(
      fc.constant({ kind: 'login' as const }),
      fc.record({ kind: fc.constant('refresh' as const), pick: fc.nat() }),
      fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const { db } = small()
        const user = addUser(db)
        let now = NOW
        // What a refresh token should be worth: until when it is good, null once used.
        const worth = new Map<string, number | null>()
        const remember = (pair: { access_token: string; refresh_token: string }): void => {
          expect(readAccess(db, pair.access_token, now)).toBe(user)
          expect(worth.has(pair.refresh_token)).toBe(false)
          worth.set(pair.refresh_token, now + 30 * DAY)
        }
        for (const action of steps) {
          if (action.kind === 'login') remember(issueTokens(db, user.id, now))
          else if (action.kind === 'wait') now += action.days * DAY
          else {
            const [token, until] = [...worth][action.pick % Math.max(worth.size, 1)] ?? [
              'none',
              null,
            ]
            if (typeof until === 'number' && until > now) {
              remember(refreshPair(db, token, now))
              worth.set(token, null)
            } else {
              const expected = until === null ? '401 unauthorized' : '401 token_expired'
              expect(refusalOf(() => refreshPair(db, token, now))).toBe(expected)
            }
          }
        }
      }),
    )
  })
})
