/**
 * The flow that a screen was entered with. The device has one auth session: another tab may begin
 * another flow, or sign somebody in, while this one waits for a code or an answer.
 */
import { changeAuth, readAuth } from '#src/api/auth.ts'
import { ApiError, isApiError, type Operation } from '#src/api/operation.ts'
import { type AuthSession, signedOut } from '#src/domain/auth-flow.ts'

/**
 * Returns the verification of a flow if the device still has it.
 *
 * @throws ApiError `verification` if there is none (product §8 «Missing id»), `another-flow` if
 * another tab has continued with another flow or signed somebody in
 */
export function verificationOf(operation: Operation, begun: AuthSession) {
  const { verification_id, phone, context } = begun
  const stored = readAuth()
  if (verification_id === null || phone === null || stored.phone === null)
    throw new ApiError(operation, 'verification')
  if (stored.verification_id !== verification_id) throw new ApiError(operation, 'another-flow')
  return { verification_id, phone, context }
}

/** A call that begins a flow, takes a step of it, or signs somebody in. */
export interface FormCall {
  /** The session of the device when the call was made. */
  session: AuthSession
  number: number
}

let calls = 0

/**
 * Records that a call begins. Of several calls on one page, only the answer to the last one counts.
 */
export function beginCall(): FormCall {
  calls += 1
  return { session: readAuth(), number: calls }
}

/**
 * Takes the step that an answer permits, in the flow `begun`: the first step of a flow, or a sign-in,
 * without one. Nothing changes if it throws.
 *
 * @throws ApiError as `verificationOf` for a flow; `another-flow` if somebody has signed in or begun
 * a flow since a first call, here or in another tab, so that a late answer does not end another
 * person's session; or if this page has made another call since: that form was left
 */
export function takeStep(
  operation: Operation,
  begun: AuthSession | null,
  { session, number }: FormCall,
  step: (session: AuthSession) => AuthSession,
): void {
  const { phone, verification_id } = readAuth()
  const isSame = phone === session.phone && verification_id === session.verification_id
  if (begun) verificationOf(operation, begun)
  else if (phone !== null && !isSame) throw new ApiError(operation, 'another-flow')
  if (number !== calls) throw new ApiError(operation, 'another-flow')
  changeAuth(step)
}

/** Ends a flow that is over. A flow that another tab has begun meanwhile continues. */
export const giveUp = ({ verification_id }: AuthSession): void =>
  changeAuth((stored) => (stored.verification_id === verification_id ? signedOut : stored))

/**
 * The moment until which the server refuses more attempts, in ms; 0 if the failure is not a
 * lockout.
 */
export function lockedUntil(error: Error | null): number {
  if (!isApiError(error) || (error.status !== 429 && error.status !== 423)) return 0
  return error.retryAt ?? 0
}
