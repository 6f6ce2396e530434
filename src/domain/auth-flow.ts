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

/** A registration waits for its code. Nobody is signed in until it is completed. */
export function registrationStarted(
  phone: string,
  verificationId: string,
  userType: UserType,
): AuthSession {
  return {
    ...signedOut,
    context: 'registration',
    phone,
    verification_id: verificationId,
    userType,
  }
}

/** The password was right and a code is required as well (requires_2fa). */
export function codeRequired(phone: string, verificationId: string): AuthSession {
  return { ...signedOut, phone, verification_id: verificationId }
}

/** A password reset waits for its code. */
export function resetStarted(phone: string, verificationId: string): AuthSession {
  return { ...signedOut, context: 'password_reset', phone, verification_id: verificationId }
}

/** The code of a password reset was right; in any other flow this permits nothing. */
export function resetPermitted(session: AuthSession): AuthSession {
  if (session.context !== 'password_reset' || !mayEnterCode(session)) return session
  return { ...session, canResetPassword: true }
}

/** Tokens were received: the flow is over and its verification used. */
export function signedIn(session: AuthSession, tokens: TokenPair, phone: string): AuthSession {
  return {
    ...signedOut,
    token: tokens.access_token,
    refreshToken: tokens.refresh_token,
    phone,
    userType: session.userType,
  }
}

/** The profile of the signed-in person was read. */
export function identified(session: AuthSession, userType: UserType): AuthSession {
  return isSignedIn(session) ? { ...session, userType } : session
}

/** New tokens for the same person; a person who has signed out meanwhile stays signed out. */
export function tokensRenewed(session: AuthSession, tokens: TokenPair): AuthSession {
  if (!isSignedIn(session)) return session
  return { ...session, token: tokens.access_token, refreshToken: tokens.refresh_token }
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
