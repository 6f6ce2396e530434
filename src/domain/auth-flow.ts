/** What a verification is for (product §3). */
export type AuthContext = 'login' | 'registration' | 'password_reset'

export type UserType = 'coach' | 'client'

/** Who is signed in, or how far signing in has come (product §3 «Auth session»). */
export interface AuthSession {
  token: string | null
  refreshToken: string | null
  verification_id: string | null
  context: AuthContext
  phone: string | null
  userType: UserType | null
  isLoading: boolean
  canResetPassword: boolean
}

export interface TokenPair {
  access_token: string
  refresh_token: string
}

/** Where every flow starts and a logout ends. */
export const signedOut: AuthSession = {
  token: null,
  refreshToken: null,
  verification_id: null,
  context: 'login',
  phone: null,
  userType: null,
  isLoading: false,
  canResetPassword: false,
}

/** The password was right and a code is required as well (requires_2fa). */
export function codeRequired(phone: string, verificationId: string): AuthSession {
  return { ...signedOut, phone, verification_id: verificationId }
}

/** A registration waits for its code. Nobody is signed in until it is completed. */
export function registrationStarted(
  phone: string,
  verificationId: string,
  userType: UserType,
): AuthSession {
  return { ...codeRequired(phone, verificationId), context: 'registration', userType }
}

/** A password reset waits for its code. */
export function resetStarted(phone: string, verificationId: string): AuthSession {
  return { ...codeRequired(phone, verificationId), context: 'password_reset' }
}

/** The code of a password reset was right; in any other flow this permits nothing. */
export function resetPermitted(session: AuthSession): AuthSession {
  if (session.context !== 'password_reset' || !mayEnterCode(session)) return session
  return { ...session, canResetPassword: true }
}

/** An answer's tokens as a session holds them. */
const held = ({ access_token, refresh_token }: TokenPair) => ({
  token: access_token,
  refreshToken: refresh_token,
})

/** Tokens were received: the flow is over and its verification used. */
export function signedIn(session: AuthSession, tokens: TokenPair, phone: string): AuthSession {
  return { ...signedOut, ...held(tokens), phone, userType: session.userType }
}

/** The profile of the signed-in person was read. */
export function identified(session: AuthSession, userType: UserType): AuthSession {
  return isSignedIn(session) ? { ...session, userType } : session
}

/** New tokens for the same person; a person who has signed out meanwhile stays signed out. */
export function tokensRenewed(session: AuthSession, tokens: TokenPair): AuthSession {
  return isSignedIn(session) ? { ...session, ...held(tokens) } : session
}

export function isSignedIn(session: AuthSession): boolean {
  return Boolean(session.token)
}

/** Whether /otp may be shown (product §2); if not, /login is. */
export function mayEnterCode(session: AuthSession): boolean {
  return Boolean(session.phone) && Boolean(session.verification_id)
}

/** Whether /reset/new-password may be shown (product §2); if not, /reset is. */
export function maySetPassword(session: AuthSession): boolean {
  return mayEnterCode(session) && session.canResetPassword
}
