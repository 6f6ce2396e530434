import type { Atom } from 'jotai/vanilla'
import * as v from 'valibot'

import { AuthContext } from '#src/api/schemas.gen.ts'
import { appStore } from '#src/device/store.ts'
import { storedValue } from '#src/device/stored-value.ts'
import { isSignedIn, signedOut, type AuthSession } from '#src/domain/auth-flow.ts'

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

const kept = storedValue('auth-storage', StoredSession, signedOut)

/** The auth session (product §3) as the device has it now, whichever tab changed it last. */
export const readSession = kept.read

/** The same as jotai's: for screens, and for all that follow it. */
export const sessionAtom: Atom<AuthSession> = kept.atom

/** Calls back when the session changes, in this tab or another; returns how to stop. */
export const onSessionChange = (callback: () => void): (() => void) =>
  appStore().sub(sessionAtom, callback)

/**
 * Whose page this is, by phone: who was signed in when it was opened, or signed in on it since. Null
 * while it is nobody's.
 */
let owner: string | null = null

/** Whether the owner is signed in as far as this page knows. After a sign-out its screens are closed. */
let isOpen = false

function open(phone: string | null): void {
  owner = phone
  isOpen = phone !== null
}

/** Begins a page: it belongs to who is signed in now, if anybody. */
export function openPage(): void {
  const session = readSession()
  open(isSignedIn(session) ? session.phone : null)
}

/** The owner has signed out. The page stays theirs, so that nothing late of it goes out as somebody else's. */
export function closePage(): void {
  isOpen = false
}

/**
 * How another tab has taken the device over from the owner of this page: another `person` has signed in,
 * or a `flow` of a code or a reset was begun, for which the device has given up the owner's tokens. This
 * page must send nothing then.
 */
export function takenOver(session: AuthSession): 'person' | 'flow' | null {
  if (isSignedIn(session)) return owner !== null && session.phone !== owner ? 'person' : null
  return isOpen && session.phone !== null ? 'flow' : null
}

/** Whether this page may send calls with the token of a session. A page of nobody becomes that person's. */
export function mayUse(session: AuthSession): boolean {
  if (takenOver(session) !== null) return false
  if (isSignedIn(session)) open(session.phone)
  return true
}

/** Whether this page is still of the person whose session it was. */
export const isStillOf = ({ phone }: AuthSession): boolean => phone === owner

/**
 * Changes the auth session by a transition of `domain/auth-flow.ts`. Who signs in here takes the page
 * over; who begins to has left the screens of the person before.
 */
export function changeSession(transition: (session: AuthSession) => AuthSession): void {
  const before = readSession()
  const next = transition(before)
  if (isSignedIn(next) && (!isSignedIn(before) || next.phone !== before.phone)) open(next.phone)
  else if (!isSignedIn(next)) closePage()
  kept.write(next)
}

const endings = new Set<() => void>()

/** Calls back when a session has ended because its tokens could not be renewed; returns how to stop. */
export function onSessionEnd(callback: () => void): () => void {
  endings.add(callback)
  return () => endings.delete(callback)
}

/** Signs out someone whose tokens could not be renewed (product §4: "the user is logged out"). */
export function endSession(): void {
  changeSession(() => signedOut)
  for (const callback of endings) callback()
}
