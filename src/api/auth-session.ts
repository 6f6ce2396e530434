import * as v from 'valibot'

import { keptValue } from '#src/device/kept-value.ts'
import { signedOut, type AuthSession } from '#src/domain/auth-flow.ts'

import { AuthContext } from './auth-schemas.gen.ts'

const text = v.nullable(v.string())

const StoredSession: v.GenericSchema<unknown, AuthSession> = v.object({
  token: text,
  refreshToken: text,
  verification_id: text,
  context: AuthContext,
  phone: text,
  userType: v.nullable(v.picklist(['coach', 'client'])),
  // Nothing is under way on a page that has just been opened.
  isLoading: v.pipe(
    v.boolean(),
    v.transform(() => false),
  ),
  canResetPassword: v.boolean(),
})

const kept = keptValue('auth-storage', StoredSession, signedOut)

/** The auth session (spec §3) as the device has it now, whichever tab changed it last. */
export const readSession = kept.read

/** Calls back when the session changes, in this tab or another; returns how to stop. */
export const onSessionChange = kept.subscribe

/** Changes the auth session by a transition of `domain/auth-flow.ts`. */
export function changeSession(transition: (session: AuthSession) => AuthSession): void {
  kept.write(transition(readSession()))
}

const endings = new Set<() => void>()

/** Calls back when a session has ended because its tokens could not be renewed; returns how to stop. */
export function onSessionEnd(callback: () => void): () => void {
  endings.add(callback)
  return () => endings.delete(callback)
}

/** Signs out someone whose tokens could not be renewed (spec §4: "the user is logged out"). */
export function endSession(): void {
  changeSession(() => signedOut)
  for (const callback of endings) callback()
}
