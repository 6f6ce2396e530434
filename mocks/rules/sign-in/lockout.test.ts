import { describe, expect, it } from 'vitest'

import type { Db } from '#mocks/db/db.ts'
import { MINUTE, NOW, refusalOf, small } from '#tests/fixtures/mock/rows.fixture.ts'

import { clearFailures, countFailure, type LockKey, refuseLocked } from './lockout.ts'

const KEY: LockKey = 'login:+380671112233'

const fail = (db: Db, times: number, now = NOW): void => {
  for (let time = 0; time < times; time += 1) countFailure(db, KEY, now)
}
const locked = (db: Db, now: number, key = KEY): string =>
  refusalOf(() => refuseLocked(db, key, now))

describe('lockout', () => {
  it('locks one key at its fifth failure for 15 minutes, and says the seconds left, rounded up', () => {
    const { db } = small()
    fail(db, 4)
    expect(locked(db, NOW)).toBe('none')
    fail(db, 1)
    expect(locked(db, NOW + 15 * MINUTE - 1)).toBe('429 too_many_requests')
    const seconds = expect.objectContaining({ retryAfter: 900 })
    expect(() => refuseLocked(db, KEY, NOW + 1)).toThrow(seconds)
    expect(locked(db, NOW, 'login:+380501112233')).toBe('none')
    expect(locked(db, NOW + 15 * MINUTE)).toBe('none')
  })

  it('starts from zero after a lock and after a success', () => {
    const { db } = small()
    fail(db, 5)
    const later = NOW + 16 * MINUTE
    fail(db, 4, later)
    expect(locked(db, later)).toBe('none')
    clearFailures(db, KEY)
    fail(db, 4, later)
    expect(locked(db, later)).toBe('none')
    fail(db, 1, later)
    expect(locked(db, later)).toBe('429 too_many_requests')
  })
})
