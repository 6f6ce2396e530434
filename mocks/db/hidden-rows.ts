/**
 * Rows that a real server would not expose: for signing in, messages and conflicts. Instants are
 * milliseconds of the mock's clock.
 */
import type { components } from '#src/api/contract.gen.ts'

type Schemas = components['schemas']
export type AuthContext = Schemas['AuthContext']

/** One code flow: registration, a login's second factor, or a password reset. */
export interface VerificationRow {
  id: string
  user_id: string
  context: AuthContext
  code: string | null
  code_expires_at: number
  wrong_codes: number
  verified: boolean
  expires_at: number
}

export type TokenPair = Schemas['Tokens']

export interface TokenRow {
  /** The token itself. */
  id: string
  kind: 'access' | 'refresh'
  user_id: string
  expires_at: number
  /** For a refresh token that was used: when, and the pair that it was exchanged for. */
  used?: { at: number; pair: TokenPair } | undefined
}

/** A count and a lock: for wrong passwords, wrong codes, or the pause between two resends. */
export interface FailureRow {
  /** `login:<phone>`, `otp:<user id>` or `resend:<verification id>`. */
  id: string
  count: number
  locked_until: number
}

export interface SmsRow {
  id: string
  phone: string
  text: string
  code: string
  sent_at: number
}

/**
 * Another user who acts first, once: books the slot of the current call, or cancels its request
 * (scenario `taken`).
 */
export interface ConflictRow {
  id: string
  takes: 'slot' | 'request'
  client_id: string
}
