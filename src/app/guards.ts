/** Who may enter which routes (spec §6). */
import type { QueryClient } from '@tanstack/react-query'
import { type ParsedLocation, redirect } from '@tanstack/react-router'

import { readSession } from '#src/api/auth-session.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'
import { homeOf } from '#src/domain/home.ts'

import type { RouterContext } from './router-context.ts'

/** Protected routes need a stored token; the address is kept as `next`, unless it is where a login leads anyway. */
function requireToken({ pathname, href }: ParsedLocation): void {
  if (isSignedIn(readSession())) return
  const next = pathname === '/dashboard' ? undefined : href
  throw redirect({ to: '/login', search: next === undefined ? {} : { next } })
}

/** What the routes with data are given. */
export interface Entered {
  queryClient: QueryClient
}

/**
 * Lets everybody in, and gives the routes inside the query client. The screen's skeleton is in the
 * screen's file: shown before the file is there, it would wait for itself, which React reports in
 * development.
 */
export async function enterPublic(
  { pathname }: ParsedLocation,
  { loadQueryClient, loadScreen }: RouterContext,
): Promise<Entered> {
  const [queryClient] = await Promise.all([loadQueryClient(), loadScreen(pathname)])
  return { queryClient }
}

/** Lets a person with a token in, and gives the routes inside the query client. */
export async function enterProtected(
  location: ParsedLocation,
  { loadQueryClient }: RouterContext,
): Promise<Entered> {
  requireToken(location)
  return { queryClient: await loadQueryClient() }
}

/** A coach's routes send everybody else to where their own work begins. */
export async function requireCoach(queryClient: QueryClient): Promise<void> {
  const { meOptions } = await import('#src/api/me.ts')
  const me = await queryClient.ensureQueryData(meOptions())
  if (me.role !== 'coach') throw redirect({ ...homeOf(me), replace: true })
}
