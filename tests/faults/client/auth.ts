import * as auth from '#src/api/auth-schemas.gen.ts'
import { send, sendMaybe } from '#src/api/send.ts'
import type { OperationOf } from '#src/errors/message.ts'

import type { Calls } from './calls.ts'
import { NEWCOMER, PHONE, VERIFICATION } from './samples.ts'

export const authCalls: Calls<Exclude<OperationOf<'auth'>, 'POST /v1/auth/login/refresh'>> = {
  'POST /v1/auth/registration/start': (op, signal) =>
    send(op, { signal, query: { user_type: 'coach' }, body: NEWCOMER }, auth.RegistrationStarted),
  'POST /v1/auth/register': (op, signal) => {
    const { status: _, ...body } = NEWCOMER
    return send(op, { signal, body }, auth.RegistrationStarted)
  },
  'POST /v1/auth/registration/complete': (op, signal) =>
    send(op, { signal, body: { verification_id: VERIFICATION } }, auth.Tokens),
  'POST /v1/auth/login': (op, signal) =>
    send(op, { signal, body: { phone: PHONE, password: 'Trener2026!' } }, auth.LoginAnswer),
  'POST /v1/auth/otp/send': (op, signal) =>
    sendMaybe(
      op,
      { signal, body: { verification_id: VERIFICATION, context: 'login', scope: 'otp' } },
      auth.OtpSent,
    ),
  'POST /v1/auth/otp/resend': (op, signal) =>
    sendMaybe(op, { signal, body: { verification_id: VERIFICATION } }, auth.OtpSent),
  'POST /v1/auth/otp/verify': (op, signal) =>
    send(
      op,
      {
        signal,
        body: { verification_id: VERIFICATION, otp_code: '1234', context: 'login', scope: 'otp' },
      },
      auth.OtpVerified,
    ),
  'POST /v1/auth/reset_password/start': (op, signal) =>
    send(op, { signal, body: { phone: PHONE } }, auth.PasswordResetStarted),
  'POST /v1/auth/reset_password/complete': (op, signal) =>
    send(
      op,
      { signal, body: { verification_id: VERIFICATION, password: 'Trener2026!' } },
      auth.Tokens,
    ),
}
