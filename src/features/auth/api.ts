/**
 * The calls before signing in (product §4 «Authentication», product §7), each with its step of the
 * auth session.
 */
import { mutationOptions } from '@tanstack/react-query'
import * as v from 'valibot'

import { call, orNull } from '#src/api/client.ts'
import type { components } from '#src/api/contract.gen.ts'
import { ApiError, isApiError, type Operation } from '#src/api/operation.ts'
import {
  LoginAnswer,
  OtpSent,
  OtpVerified,
  PasswordResetStarted,
  RegistrationStarted,
  Tokens,
} from '#src/api/schemas.gen.ts'
import { storedAtom } from '#src/device/storage.ts'
import {
  type AuthContext,
  type AuthSession,
  codeRequired,
  registrationStarted,
  resetPermitted,
  resetStarted,
  signedIn,
  type TokenPair,
} from '#src/domain/auth-flow.ts'
import { REGISTERED, SIGNED_IN } from '#src/errors/messages.ts'

import type { Arrival } from './arrival.ts'
import { type FormCall, beginCall, takeStep, verificationOf } from './flow.ts'
import { dropRegistration } from './state.ts'

type Schemas = components['schemas']

export const registrationMutation = mutationOptions({
  mutationFn: async (person: Omit<Schemas['RegistrationRequest'], 'status'>) => {
    const operation = 'POST /v1/auth/registration/start'
    const attempt = beginCall()
    const { phone, user_type } = person
    const { data } = await call(
      operation,
      { query: { user_type }, body: { ...person, status: 'active' } },
      RegistrationStarted,
    )
    takeStep(operation, null, attempt, () =>
      registrationStarted(phone, data.verification_id, user_type),
    )
  },
})

/** Returns whether a code is still required; without a second factor the answer has the tokens. */
export async function logIn(
  body: Schemas['LoginRequest'],
  attempt: FormCall,
): Promise<'code' | 'signed-in'> {
  const operation = 'POST /v1/auth/login'
  const answer = await call(operation, { body }, LoginAnswer)
  const { requires_2fa, verification_id } = answer
  if (requires_2fa && verification_id !== null) {
    takeStep(operation, null, attempt, () => codeRequired(body.phone, verification_id))
    return 'code'
  }
  const tokens = tokensOf(operation, answer)
  takeStep(operation, null, attempt, (session) => signedIn(session, tokens, body.phone))
  return 'signed-in'
}

export const resetStartMutation = mutationOptions({
  mutationFn: async (body: Schemas['StartPasswordResetRequest']) => {
    const operation = 'POST /v1/auth/reset_password/start'
    const attempt = beginCall()
    const answer = await call(operation, { body }, PasswordResetStarted)
    takeStep(operation, null, attempt, () => resetStarted(body.phone, answer.verification_id))
  },
})

export const passwordChangeMutation = (begun: AuthSession) =>
  mutationOptions({
    mutationFn: async ({ password }: { password: string }) => {
      const operation = 'POST /v1/auth/reset_password/complete'
      const { verification_id, phone } = verificationOf(operation, begun)
      const attempt = beginCall()
      const tokens = await call(operation, { body: { verification_id, password } }, Tokens)
      takeStep(operation, begun, attempt, (session) => signedIn(session, tokens, phone))
    },
  })

/** The last code that was sent: for which verification, when, in ms, and which if that is known. */
export const sentCode = storedAtom(
  'sent-code',
  v.nullable(v.object({ id: v.string(), at: v.number(), code: v.nullable(v.string()) })),
  null,
)

/**
 * Sends the first code, or a new one in place of it. A server that sends no messages answers with
 * the code. A phone may drop the page while its message is read, so the first code of a verification
 * is sent once, over reloads: another one would make the one just read wrong.
 */
export const codeRequestMutation = (begun: AuthSession) =>
  mutationOptions({
    mutationFn: async (which: 'first' | 'another') => {
      const { verification_id, context } = verificationOf('POST /v1/auth/otp/send', begun)
      const kept = sentCode.read()
      if (which === 'first' && kept?.id === verification_id) return kept
      const body = { verification_id, context, scope: scopeOf(context) }
      const answer =
        which === 'first'
          ? await call('POST /v1/auth/otp/send', { body }, orNull(OtpSent))
          : await call('POST /v1/auth/otp/resend', { body: { verification_id } }, orNull(OtpSent))
      const sent = { id: verification_id, at: Date.now(), code: answer?.otp_code ?? null }
      sentCode.write(sent)
      return sent
    },
  })

/**
 * Confirms a code and takes the step that it permits. A code that is already `confirmed` is not sent
 * again: the completion of a registration is retried. Returns null if a new password may be set now,
 * else how the person is received, who is signed in.
 */
export const codeConfirmationMutation = (begun: AuthSession) =>
  mutationOptions({
    mutationFn: async (sent: { code: string; confirmed: boolean }): Promise<Arrival | null> => {
      const operation = 'POST /v1/auth/otp/verify'
      const { verification_id, context, phone } = verificationOf(operation, begun)
      const attempt = beginCall()
      if (!sent.confirmed) {
        const body = { verification_id, otp_code: sent.code, context, scope: scopeOf(context) }
        const answer = await call(operation, { body }, OtpVerified)
        if (context === 'login') {
          const tokens = tokensOf(operation, answer)
          takeStep(operation, begun, attempt, (session) => signedIn(session, tokens, phone))
          return { greeting: SIGNED_IN }
        }
      }
      if (context === 'registration') return completeRegistration(begun, attempt)
      takeStep(operation, begun, attempt, resetPermitted)
      return null
    },
    // The code is used, or over: the next visit sends another.
    onSettled: (_, error) => {
      if (!error || (isApiError(error) && error.status === 410)) sentCode.write(null)
    },
  })

/** Whether the code of a registration was confirmed, but its completion failed. */
export const isUnfinishedRegistration = (error: unknown): boolean =>
  error instanceof ApiError && error.operation === 'POST /v1/auth/registration/complete'

/**
 * Completes the registration and signs the person in. The next screen loads the profile. A client
 * who has just registered has no card.
 */
async function completeRegistration(begun: AuthSession, attempt: FormCall): Promise<Arrival> {
  const operation = 'POST /v1/auth/registration/complete'
  const { verification_id, phone } = verificationOf(operation, begun)
  const tokens = await call(operation, { body: { verification_id } }, Tokens)
  takeStep(operation, begun, attempt, (session) => signedIn(session, tokens, phone))
  dropRegistration()
  return { greeting: REGISTERED, withoutCard: begun.userType === 'client' }
}

/** @throws ApiError `malformed` if a promised token is missing */
function tokensOf(
  operation: Operation,
  { access_token, refresh_token }: Pick<Schemas['OtpVerified'], keyof TokenPair>,
): TokenPair {
  if (access_token === null || refresh_token === null) throw new ApiError(operation, 'malformed')
  return { access_token, refresh_token }
}

/** Verification kinds, product §3. */
const scopeOf = (context: AuthContext): Schemas['OtpScope'] =>
  context === 'registration' ? 'verification' : 'otp'
