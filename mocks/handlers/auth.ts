/**
 * Login, tokens, one-time codes and the password reset (product §4 «Authentication», product §8).
 */
import { Refusal } from '#mocks/rules/contract-refusal.ts'

import type { Db } from '../db/db.ts'
import type { UserRow } from '../db/tables.ts'
import { found } from '../rules/access.ts'
import { clearFailures, countFailure, refuseLocked } from '../rules/sign-in/lockout.ts'
import {
  permissionOf,
  resendCode,
  sendCode,
  spend,
  startVerification,
  verifyCode,
} from '../rules/sign-in/otp.ts'
import { issueTokens, refreshPair, revokeTokens } from '../rules/sign-in/tokens.ts'
import type { Handlers, Reply } from './handler.ts'
import { registration } from './registration.ts'

/** The registered user of a phone, or 404. */
const userOf = (db: Db, phone: string): UserRow =>
  found(
    db.users.find((row) => row.phone === phone && row.registered),
    'user',
  )

const otpSent = (code: string, shown: boolean): Reply<'POST /v1/auth/otp/send'> => ({
  status: 200,
  body: shown ? { otp_code: code } : {},
})

export const auth: Handlers<'auth'> = {
  ...registration,

  'POST /v1/auth/login': ({ body, db, now }) => {
    const user = userOf(db, body.phone)
    const key = `login:${user.phone}` as const
    refuseLocked(db, key, now)
    if (user.password !== body.password) {
      countFailure(db, key, now)
      throw new Refusal(401, 'wrong_password', 'The password does not match')
    }
    clearFailures(db, key)
    const tokens = user.second_factor
      ? { access_token: null, refresh_token: null }
      : issueTokens(db, user.id, now)
    const verification_id = user.second_factor ? startVerification(db, user, 'login', now).id : null
    return { status: 200, body: { requires_2fa: user.second_factor, verification_id, ...tokens } }
  },

  'POST /v1/auth/login/refresh': ({ query, db, now }) => ({
    status: 200,
    body: refreshPair(db, query.refresh_token, now),
  }),

  'POST /v1/auth/otp/send': ({ body, db, now, otpInAnswers }) =>
    otpSent(sendCode(db, body, now), otpInAnswers),

  'POST /v1/auth/otp/resend': ({ body, db, now, otpInAnswers }) =>
    otpSent(resendCode(db, body.verification_id, now), otpInAnswers),

  'POST /v1/auth/otp/verify': ({ body, db, now }) => {
    const verification = verifyCode(db, body, now)
    const { context, user_id } = verification
    if (context !== 'login')
      return { status: 200, body: { context, access_token: null, refresh_token: null } }
    spend(db, verification)
    return { status: 200, body: { context, ...issueTokens(db, user_id, now) } }
  },

  'POST /v1/auth/reset_password/start': ({ body, db, now }) => {
    const { id } = startVerification(db, userOf(db, body.phone), 'password_reset', now)
    return { status: 200, body: { verification_id: id } }
  },

  'POST /v1/auth/reset_password/complete': ({ body, db, now }) => {
    const row = db.verifications.get(body.verification_id)
    const verification = found(row?.context === 'password_reset' ? row : undefined, 'verification')
    if (!verification.verified) throw new Refusal(403, 'forbidden', 'The code is not confirmed')
    const permission = permissionOf(verification, now)
    if (permission === 'spent')
      throw new Refusal(401, 'unauthorized', 'The permission to reset has been used')
    if (permission === 'over') throw new Refusal(410, 'gone', 'The verification has expired')
    const user = found(db.users.get(verification.user_id), 'user')
    db.users.update(user, { password: body.password })
    clearFailures(db, `login:${user.phone}`)
    spend(db, verification)
    revokeTokens(db, user.id)
    return { status: 200, body: issueTokens(db, user.id, now) }
  },
}
