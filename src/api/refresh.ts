import * as v from 'valibot'

import { tokensRenewed, type TokenPair } from '#src/domain/auth-flow.ts'

import { Tokens } from './auth-schemas.gen.ts'
import { changeSession, endSession, readSession } from './auth-session.ts'
import { apiBase } from './base.ts'
import { withTimeout } from './timeout.ts'

/** The renewal under way, and the token it replaces. */
let flight: { token: string; done: Promise<void> } | null = null

/**
 * Renews the tokens after the API rejected one of them (spec §4): one refresh for all calls and tabs.
 * Afterwards the session holds another token or has ended; without a refresh token it is as before.
 */
export async function renewTokens(rejected: string): Promise<void> {
  const { token } = readSession()
  if (flight !== null && flight.token === token) return flight.done
  if (token !== rejected) return // renewed already, or signed out

  const own = { token, done: alone(() => renew(token)) }
  flight = own
  await own.done
  if (flight === own) flight = null
}

/** Holds a lock across tabs, where there is one: not on plain HTTP, nor where storage is blocked. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  try {
    await navigator.locks.request('pulse-refresh', work)
  } catch {
    await work()
  }
}

async function renew(token: string): Promise<void> {
  const session = readSession()
  // While we waited for the lock, another tab renewed the token or signed out.
  if (session.token !== token || !session.refreshToken) return
  const tokens = await askForTokens(session.refreshToken)
  // While we waited for the answer: a logout stays one, a newer token is not overwritten.
  if (readSession().token !== token) return
  if (tokens === null) endSession()
  else changeSession((current) => tokensRenewed(current, tokens))
}

/** POST /v1/auth/login/refresh, without body and bearer; null on any failure. */
async function askForTokens(refreshToken: string): Promise<TokenPair | null> {
  const query = new URLSearchParams({ refresh_token: refreshToken })
  const url = `${apiBase()}/v1/auth/login/refresh?${query}`
  try {
    return await withTimeout(undefined, async (signal) => {
      const response = await fetch(url, { method: 'POST', signal })
      return response.ok ? v.parse(Tokens, await response.json()) : null
    })
  } catch {
    return null
  }
}
