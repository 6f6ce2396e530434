import * as v from 'valibot'

import { apiBase } from '#src/api/base.ts'
import { Tokens } from '#src/api/schemas.gen.ts'
import { tokensRenewed, type TokenPair } from '#src/domain/auth-flow.ts'

import { changeSession, endSession, onSessionChange, readSession } from './auth-session.ts'
import { withTimeout } from './timeout.ts'

/** The renewal under way, and the token it replaces. */
let flight: { token: string; done: Promise<void> } | null = null

/**
 * Renews the tokens after the API rejected one of them (product §4): one refresh for all calls and tabs.
 * Afterwards the session holds another token or has ended; without a refresh token, and offline, it is as before.
 */
export async function renewTokens(rejected: string): Promise<void> {
  const { token } = readSession()
  if (flight !== null && flight.token === token) return flight.done
  if (token !== rejected) return // renewed already, or signed out

  const own = { token, done: renewal(token) }
  flight = own
  await own.done
  if (flight === own) flight = null
}

/** Until this tab has renewed the token, or is notified that another one has. */
async function renewal(token: string): Promise<void> {
  let stop = (): void => {}
  const replaced = new Promise<void>((resolve) => {
    stop = onSessionChange(() => {
      if (readSession().token !== token) resolve()
    })
  })
  try {
    await Promise.race([replaced, inTurn(token, replaced)])
  } finally {
    stop()
  }
}

/**
 * How long a tab waits for another one, which may be suspended: for its lock, and after a refusal for the
 * token that it may have been given.
 */
const PATIENCE_MS = 5000

/** How long the next tab is kept from renewing what this one has renewed. */
const SPREADING_MS = 2000

/**
 * How long a call without an answer waits until it counts as failed. A page that is reloaded breaks its call
 * off, sees that as a failure and may still write: it would sign out whom the next page is to renew. It does
 * not live so long.
 */
const LEAVING_MS = 500

const pause = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms))

/**
 * The lock under which a token is renewed: its own, so that nobody waits for another one's. The token is
 * over by then, no secret any more.
 */
const lockOf = (token: string): string => `pulse-refresh ${token}`

/**
 * Renews while no other tab does, where tabs share a lock: not on plain HTTP, nor where storage is blocked,
 * nor when a tab keeps it too long. There each tab asks, and one that is refused looks for what another has.
 */
async function inTurn(token: string, replaced: Promise<void>): Promise<void> {
  const unlocked = () => renew(token, () => Promise.race([replaced, pause(PATIENCE_MS)]))
  if (!('locks' in navigator)) return unlocked()
  const hold = async (): Promise<void> => {
    if (readSession().token !== token) return // renewed by the tab before, or signed out
    await renew(token, () => Promise.resolve())
    // A busy browser notifies other tabs some time after the new token was written.
    if (readSession().token !== token) await pause(SPREADING_MS)
  }
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    await navigator.locks.request(lockOf(token), { signal }, hold)
  } catch {
    await unlocked()
  }
}

/** Asks for new tokens, unless somebody has; signs out where there are none, and `others` brought none either. */
async function renew(token: string, others: () => Promise<void>): Promise<void> {
  const session = readSession()
  if (session.token !== token || !session.refreshToken) return // renewed by another tab, or signed out
  const answer = await askForTokens(session.refreshToken)
  const isFailure = answer === 'refused' || answer === 'no answer'
  if (isFailure) await others()
  if (answer === 'no answer' && readSession().token === token) await pause(LEAVING_MS)
  // While we waited for the answer: a logout stays one, a newer token is not overwritten.
  if (readSession().token !== token) return
  // A device without a network has not failed to renew them: it does so when it is back.
  if (answer === 'no answer' && 'onLine' in navigator && !navigator.onLine) return
  if (isFailure) endSession()
  else changeSession((current) => tokensRenewed(current, answer))
}

/** POST /v1/auth/login/refresh, without body and bearer. An answer that cannot be read is none. */
async function askForTokens(refreshToken: string): Promise<TokenPair | 'refused' | 'no answer'> {
  const query = new URLSearchParams({ refresh_token: refreshToken })
  const url = `${apiBase()}/v1/auth/login/refresh?${query}`
  try {
    return await withTimeout(undefined, async (signal) => {
      const response = await fetch(url, { method: 'POST', signal })
      return response.ok ? v.parse(Tokens, await response.json()) : 'refused'
    })
  } catch {
    return 'no answer'
  }
}
