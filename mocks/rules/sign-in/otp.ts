/**
 * One-time codes (product §4 «Authentication», product §8 «Code verification»): a verification from
 * its start to its use.
 */
import type { Db } from '#mocks/db/db.ts'
import type { AuthContext, VerificationRow } from '#mocks/db/hidden-rows.ts'
import type { UserRow } from '#mocks/db/tables.ts'
import { found } from '#mocks/rules/access.ts'
import { Refusal } from '#mocks/rules/contract-refusal.ts'

import { clearFailures, countFailure, lock, refuseLocked } from './lockout.ts'

const MINUTE = 60_000
const CODE_LIFE = 5 * MINUTE
const VERIFICATION_LIFE = 30 * MINUTE
/** How long after the right code the password may be set, or the registration completed. */
const PERMISSION_LIFE = 15 * MINUTE
/** Product §9 «Resend countdown». */
const RESEND_PAUSE = MINUTE
/** `expires_at` of a verification that was used. */
const SPENT = 0

type Scope = 'verification' | 'otp'

const scopeOf = (context: AuthContext): Scope =>
  context === 'registration' ? 'verification' : 'otp'

/** Starts a code flow of a user; 429 while wrong codes have locked the person out. */
export function startVerification(
  db: Db,
  user: UserRow,
  context: AuthContext,
  now: number,
): VerificationRow {
  refuseLocked(db, `otp:${user.id}`, now)
  return db.verifications.insert({
    id: crypto.randomUUID(),
    user_id: user.id,
    context,
    code: null,
    code_expires_at: 0,
    wrong_codes: 0,
    verified: false,
    expires_at: now + VERIFICATION_LIFE,
  })
}

/** Four digits, different from the previous code. */
function newCode(before: string | null): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  const code = String(random % 10_000).padStart(4, '0')
  return code === before ? newCode(before) : code
}

function deliver(db: Db, row: VerificationRow, now: number): string {
  const user = found(db.users.get(row.user_id), 'user')
  refuseLocked(db, `otp:${user.id}`, now)
  const code = newCode(row.code)
  db.verifications.update(row, { code, code_expires_at: now + CODE_LIFE })
  db.sms.insert({
    id: crypto.randomUUID(),
    phone: user.phone,
    text: `Ваш код Пульс: ${code}`,
    code,
    sent_at: now,
  })
  return code
}

const open = (row: VerificationRow | undefined, now: number): VerificationRow =>
  found(row && !row.verified && row.expires_at > now ? row : undefined, 'verification')

/**
 * Sends the first code and returns it; 404 if no open verification matches, 429 while locked out.
 */
export function sendCode(
  db: Db,
  asked: { verification_id: string; context: AuthContext; scope: Scope },
  now: number,
): string {
  const row = open(db.verifications.get(asked.verification_id), now)
  const fits = row.context === asked.context && scopeOf(row.context) === asked.scope
  return deliver(db, found(fits ? row : undefined, 'verification'), now)
}

/** Sends a new code in place of the previous one; a second time within 60 seconds is 429. */
export function resendCode(db: Db, verificationId: string, now: number): string {
  const row = open(db.verifications.get(verificationId), now)
  refuseLocked(db, `resend:${row.id}`, now)
  const code = deliver(db, row, now)
  lock(db, `resend:${row.id}`, now + RESEND_PAUSE)
  return code
}

/**
 * Checks the code of a verification. 403 if the verification is unknown, used, or of another
 * context or scope; 429 while locked out; 410 if no code is valid any more; 400 for a wrong one.
 * The right one permits the caller to complete the registration or set a password.
 */
export function verifyCode(
  db: Db,
  asked: { verification_id: string; otp_code: string; context: AuthContext; scope: Scope },
  now: number,
): VerificationRow {
  const row = db.verifications.get(asked.verification_id)
  if (!row || row.verified || row.context !== asked.context || scopeOf(row.context) !== asked.scope)
    throw new Refusal(403, 'forbidden', 'The verification does not fit this call')
  const key = `otp:${row.user_id}` as const
  refuseLocked(db, key, now)
  if (Math.min(row.code_expires_at, row.expires_at) <= now)
    throw new Refusal(410, 'code_expired', 'The code has expired')
  if (row.code !== asked.otp_code) {
    countFailure(db, key, now)
    throw new Refusal(400, 'wrong_code', 'The code does not match')
  }
  clearFailures(db, key)
  return db.verifications.update(row, {
    verified: true,
    code: null,
    expires_at: now + PERMISSION_LIFE,
  })
}

/** Whether the permission from the right code is used up, too old, or still valid. */
export function permissionOf(row: VerificationRow, now: number): 'spent' | 'over' | 'good' {
  if (row.expires_at === SPENT) return 'spent'
  return row.expires_at > now ? 'good' : 'over'
}

export const spend = (db: Db, row: VerificationRow): VerificationRow =>
  db.verifications.update(row, { expires_at: SPENT })
