import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import type { AuthContext, VerificationRow } from '#mocks/db/hidden-rows.ts'
import { MINUTE, NOW, refusalOf, small } from '#tests/fixtures/mock/rows.fixture.ts'

import { clearFailures, countFailure, type LockKey, refuseLocked } from './lockout.ts'
import { permissionOf, resendCode, sendCode, spend, startVerification, verifyCode } from './otp.ts'

let { db, client } = small()
beforeEach(() => ({ db, client } = small()))
afterEach(() => vi.restoreAllMocks())

/** What makes a call about another verification than that of a login. */
const OTHERS = [
  { verification_id: crypto.randomUUID() },
  { context: 'password_reset' as const },
  { scope: 'verification' as const },
]

const begin = (context: AuthContext = 'login'): VerificationRow =>
  startVerification(db, client, context, NOW)
const asked = ({ id, context }: VerificationRow) => ({
  verification_id: id,
  context,
  scope: context === 'registration' ? ('verification' as const) : ('otp' as const),
})
const verify = (row: VerificationRow, otp_code: string, now = NOW): string =>
  refusalOf(() => verifyCode(db, { ...asked(row), otp_code }, now))
const other = (code: string): string => (code === '0000' ? '1111' : '0000')

describe('sending', () => {
  it('sends four digits by SMS', () => {
    const code = sendCode(db, asked(begin()), NOW)
    expect(code).toMatch(/^\d{4}$/)
    const sent = { phone: client.phone, text: `Ваш код Пульс: ${code}`, code, sent_at: NOW }
    expect(db.sms.all()).toMatchObject([sent])
  })

  it('refuses a verification that is unknown, of another context or scope, expired, or used', () => {
    const row = begin()
    const send = (change: object, now = NOW): string =>
      refusalOf(() => sendCode(db, { ...asked(row), ...change }, now))
    for (const change of OTHERS) expect(send(change)).toBe('404 not_found')
    expect(send({}, NOW + 30 * MINUTE)).toBe('404 not_found')
    const code = sendCode(db, asked(row), NOW)
    expect(verify(row, code)).toBe('none')
    expect(send({})).toBe('404 not_found')
  })

  it('sends a new code in place of the old one, the second time only after a minute', () => {
    const row = begin()
    const first = sendCode(db, asked(row), NOW)
    const second = resendCode(db, row.id, NOW)
    expect(second).not.toBe(first)
    expect(refusalOf(() => resendCode(db, row.id, NOW + MINUTE - 1))).toBe('429 too_many_requests')
    expect(refusalOf(() => resendCode(db, row.id, NOW + MINUTE))).toBe('none')
    expect(verify(row, second)).toBe('400 wrong_code')
  })
})

/** Makes `crypto.getRandomValues` return these numbers next. */
const random = (...numbers: number[]): void => {
  const values = vi.spyOn(crypto, 'getRandomValues')
  for (const number of numbers)
    values.mockImplementationOnce((array) => {
      if (array instanceof Uint32Array) array[0] = number
      return array
    })
}

it('a code has four digits even if its number is small, and is never the previous one', () => {
  random(7, 51_234, 61_234, 5678)
  expect(sendCode(db, asked(begin()), NOW)).toBe('0007')
  const row = begin()
  expect(sendCode(db, asked(row), NOW)).toBe('1234')
  expect(resendCode(db, row.id, NOW)).toBe('5678')
  db.users.remove(client.id)
  expect(refusalOf(() => sendCode(db, asked(begin()), NOW))).toBe('404 not_found')
})

describe('verifying', () => {
  it('accepts the code of each context once', () => {
    for (const context of ['login', 'registration', 'password_reset'] as const) {
      const row = begin(context)
      const code = sendCode(db, asked(row), NOW)
      expect(verify(row, code)).toBe('none')
      expect(row.verified).toBe(true)
      expect(verify(row, code)).toBe('403 forbidden')
    }
  })

  it('refuses an unknown verification, another context and another scope', () => {
    const row = begin()
    const otp_code = sendCode(db, asked(row), NOW)
    const call = { ...asked(row), otp_code }
    for (const change of OTHERS)
      expect(refusalOf(() => verifyCode(db, { ...call, ...change }, NOW))).toBe('403 forbidden')
  })

  it('answers 410 before a code is sent and after 5 minutes', () => {
    const row = begin()
    expect(verify(row, '1234')).toBe('410 code_expired')
    const code = sendCode(db, asked(row), NOW)
    expect(verify(row, code, NOW + 5 * MINUTE)).toBe('410 code_expired')
    expect(verify(row, code, NOW + 5 * MINUTE - 1)).toBe('none')
  })

  it('locks the person out after 5 wrong codes, over all verifications, for 15 minutes', () => {
    const row = begin()
    const code = sendCode(db, asked(row), NOW)
    for (let time = 0; time < 5; time += 1) expect(verify(row, other(code))).toBe('400 wrong_code')
    expect(verify(row, code)).toBe('429 too_many_requests')
    expect(refusalOf(() => resendCode(db, row.id, NOW))).toBe('429 too_many_requests')
    expect(refusalOf(() => begin('password_reset'))).toBe('429 too_many_requests')
    const later = NOW + 15 * MINUTE
    expect(verify(row, resendCode(db, row.id, later), later)).toBe('none')
  })
})

it('the limit counts wrong codes from zero after a right one', () => {
  for (const row of [begin(), begin()]) {
    const code = sendCode(db, asked(row), NOW)
    for (let time = 0; time < 4; time += 1) expect(verify(row, other(code))).toBe('400 wrong_code')
    expect(verify(row, code)).toBe('none')
  }
})

it('the permission of a verified code is valid for 15 minutes and for one use', () => {
  const row = begin('password_reset')
  verify(row, sendCode(db, asked(row), NOW))
  expect(permissionOf(row, NOW + 15 * MINUTE - 1)).toBe('good')
  expect(permissionOf(row, NOW + 15 * MINUTE)).toBe('over')
  spend(db, row)
  expect(permissionOf(row, NOW)).toBe('spent')
})

const KEY: LockKey = 'login:+380671112233'

const fail = (times: number, now = NOW): void => {
  for (let time = 0; time < times; time += 1) countFailure(db, KEY, now)
}
const locked = (now: number, key = KEY): string => refusalOf(() => refuseLocked(db, key, now))

describe('lockout', () => {
  it('locks one key at its fifth failure for 15 minutes, and says the seconds left, rounded up', () => {
    fail(4)
    expect(locked(NOW)).toBe('none')
    fail(1)
    expect(locked(NOW + 15 * MINUTE - 1)).toBe('429 too_many_requests')
    const seconds = expect.objectContaining({ retryAfter: 900 })
    expect(() => refuseLocked(db, KEY, NOW + 1)).toThrow(seconds)
    expect(locked(NOW, 'login:+380501112233')).toBe('none')
    expect(locked(NOW + 15 * MINUTE)).toBe('none')
  })

  it('starts from zero after a lock and after a success', () => {
    fail(5)
    const later = NOW + 16 * MINUTE
    fail(4, later)
    expect(locked(later)).toBe('none')
    clearFailures(db, KEY)
    fail(4, later)
    expect(locked(later)).toBe('none')
    fail(1, later)
    expect(locked(later)).toBe('429 too_many_requests')
  })
})
