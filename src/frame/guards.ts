/** Who may enter which routes (product §6). */
import type { QueryClient } from '@tanstack/react-query'
import { type ParsedLocation, redirect } from '@tanstack/react-router'

import { readAuth } from '#src/api/auth.ts'
import { isSignedIn } from '#src/domain/auth-flow.ts'
import { homeOf } from '#src/domain/home.ts'

/**
 * Throws a redirect to the login if no token is stored. The address is kept as `next`, unless it is
 * the dashboard, which a login opens anyway.
 */
export function requireToken({ pathname, href }: ParsedLocation): void {
  if (isSignedIn(readAuth())) return
  const next = pathname === '/dashboard' ? undefined : href
  throw redirect({ to: '/login', search: next === undefined ? {} : { next } })
}

/** Throws a redirect to the person's own home screen if they are not a coach. */
export async function requireCoach(queryClient: QueryClient): Promise<void> {
  const { readMe } = await import('#src/api/queries.ts')
  const me = await readMe(queryClient)
  if (me.role !== 'coach') throw redirect({ ...homeOf(me), replace: true })
}

/** The context of every route. */
export interface RouterContext {
  queryClient: QueryClient
  /** Loads the code for an address: its screen, skeleton and failure screen. */
  loadScreen: (pathname: string) => Promise<unknown>
}
