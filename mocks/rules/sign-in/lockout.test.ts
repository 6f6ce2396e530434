import { describe, expect, it } from 'vitest'

import { MINUTE, NOW, refusalOf, small } from '#tests/fixtures/mock/rows.fixture.ts'

import { clearFailures, countFailure, refuseLocked } from './lockout.ts'

const fail = (db: ReturnType<typeof small>['db'], times: number, now = NOW): void => {
  for (let time = 0; time < times; time += 1) countFailure(db, 'login:+380671112233', now)
}
const locked = (db: ReturnType<typeof small>['db'], now: number): string =>
  refusalOf(() => refuseLocked(db, 'login:+380671112233', now))

describe('lockout', () => {
  it('locks one key at its fifth failure for 15 minutes, and says the seconds left, rounded up', () => {
    const { db } = small()
    fail(db, 4)
    expect(locked(db, NOW)).toBe('none')
    fail(db, 1)
    expect(locked(db, NOW + 15 * MINUTE - 1)).toBe('429 too_many_requests')
    expect(() => refuseLocked(db, 'login:+380671112233', NOW + 1)).toThrow(
      expect.objectContaining({ retryAfter: 900 }),
    )
    expect(refusalOf(() => refuseLocked(db, 'login:+380501112233', NOW))).toBe('none')
    expect(locked(db, NOW + 15 * MINUTE)).toBe('none')
  })

  it('starts from zero after a lock and after a success', () => {
    const { db } = small()
    fail(db, 5)
    const later = NOW + 16 * MINUTE
    fail(db, 4, later)
    expect(locked(db, later)).toBe('none')
    clearFailures(db, 'login:+380671112233')
    fail(db, 4, later)
    expect(locked(db, later)).toBe('none')
    fail(db, 1, later)
    expect(locked(db, later)).toBe('429 too_many_requests')
  })
})
