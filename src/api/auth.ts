import { useAtomValue } from 'jotai'
import type { Atom } from 'jotai/vanilla'
import * as v from 'valibot'

import { appStore, storedAtom } from '#src/device/storage.ts'
import { isSignedIn, signedOut, type AuthSession } from '#src/domain/auth-flow.ts'

const text = v.nullable(v.string())

const StoredAuth: v.GenericSchema<unknown, AuthSession> = v.object({
  token: text,
  refreshToken: text,
  verification_id: text,
  context: v.picklist(['login', 'registration', 'password_reset']),
  phone: text,
  userType: v.nullable(v.picklist(['coach', 'client'])),
  // On a page that was just opened, nothing is loading.
  isLoading: v.pipe(
    v.boolean(),
    v.transform(() => false),
  ),
  canResetPassword: v.boolean(),
})

const stored = storedAtom('auth-storage', StoredAuth, signedOut)

/** The current auth session on the device (product §3); any tab may have changed it. */
export const readAuth = stored.read

/** The same value as a jotai atom, for screens and everything that follows it. */
export const authAtom: Atom<AuthSession> = stored.atom

/** The auth session, followed across tabs. */
export const useAuth = (): AuthSession => useAtomValue(authAtom)

/**
 * Calls `callback` when the session changes, in this tab or another; returns a function that stops it.
 */
export const onAuthChange = (callback: () => void): (() => void) =>
  appStore().sub(authAtom, callback)

/**
 * The phone of the page's owner: the person who was signed in when it was opened, or the first who
 * has signed in on it since. Null while it has none. It never becomes another person's: a save of
 * several calls may still be under way, and would continue with their token.
 */
let owner: string | null = null

/**
 * Whether the owner is signed in, as far as this page knows. After a sign-out the owner's screens
 * are closed.
 */
let isOpen = false

function open(phone: string | null): void {
  owner = phone
  isOpen = phone !== null
}

/** Called once per page: it belongs to the person who is signed in now, if anybody. */
export function claimPage(): void {
  const session = readAuth()
  open(isSignedIn(session) ? session.phone : null)
}

/**
 * The owner has signed out. The page remains theirs, so that no late call is sent with another
 * person's token.
 */
export function closePage(): void {
  isOpen = false
}

/**
 * Who has the stored session now if it is not the owner of this page: another `person` who has
 * signed in, or a `flow` with a code or a reset that another tab has begun, for which the device has
 * dropped the owner's tokens. This page must not send anything then.
 */
export function anotherOwner(session: AuthSession): 'person' | 'flow' | null {
  if (isSignedIn(session)) return owner !== null && session.phone !== owner ? 'person' : null
  return isOpen && session.phone !== null ? 'flow' : null
}

/**
 * Whether this page may send calls with the token of a session. A page without an owner becomes
 * that person's.
 */
export function claimFor(session: AuthSession): boolean {
  if (anotherOwner(session) !== null) return false
  if (isSignedIn(session)) open(session.phone)
  return true
}

/**
 * Changes the auth session by a transition of `domain/auth-flow.ts`. The first who signs in here
 * becomes the page's owner; for anybody else the page must be reloaded. When a flow begins, the
 * previous person's screens are closed.
 */
export function changeAuth(transition: (session: AuthSession) => AuthSession): void {
  const next = transition(readAuth())
  if (!isSignedIn(next)) closePage()
  else if (anotherOwner(next) === null) open(next.phone)
  stored.write(next)
}

let reportEnd = (): void => {}

/** Calls back when a session has ended because its tokens could not be renewed (one listener). */
export function onAuthEnd(callback: () => void): void {
  reportEnd = callback
}

/** Signs out a person whose tokens could not be renewed (product §4: "the user is logged out"). */
export function endAuth(): void {
  changeAuth(() => signedOut)
  reportEnd()
}
