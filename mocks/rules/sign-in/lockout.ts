/**
 * Locks a key for 15 minutes after 5 failures in a row (product §8 «Login», «Code verification»;
 * product §9 «Lockout message»).
 */
import type { Db } from '#mocks/db/db.ts'
import { Refusal } from '#mocks/rules/contract-refusal.ts'

/**
 * What is locked. Wrong passwords are counted by phone, wrong codes by person. After a code was
 * resent, further resends of its verification are locked for a minute.
 */
export type LockKey = `login:${string}` | `otp:${string}` | `resend:${string}`

const LIMIT = 5
const LOCK = 15 * 60_000

/** Refuses with 429 and the seconds left while the key is locked. */
export function refuseLocked(db: Db, key: LockKey, now: number): void {
  const left = (db.failures.get(key)?.locked_until ?? 0) - now
  if (left <= 0) return
  throw new Refusal(429, 'too_many_requests', 'Too many attempts', Math.ceil(left / 1000))
}

export const lock = (db: Db, key: LockKey, until: number): void => {
  db.failures.insert({ id: key, count: 0, locked_until: until })
}

/** Counts a failure; the fifth locks the key. After a lock has ended the count starts at zero. */
export function countFailure(db: Db, key: LockKey, now: number): void {
  const count = (db.failures.get(key)?.count ?? 0) + 1
  if (count < LIMIT) db.failures.insert({ id: key, count, locked_until: 0 })
  else lock(db, key, now + LOCK)
}

export const clearFailures = (db: Db, key: LockKey): boolean => db.failures.remove(key)
