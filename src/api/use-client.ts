import { useQuery } from '@tanstack/react-query'

import type { components } from './contract.gen.ts'
import { userOptions } from './people.ts'

type Person = components['schemas']['Person']

/** Whose a session is. The specification has the id alone; a server may name the client too. */
export interface OfClient {
  client_id: string
  client?: Person
}

/**
 * The client of a session: as the session names them, else by their profile, which all that show that
 * client read once. Null while it is not known, and where `ask` is false.
 */
export function useClient(session: OfClient | null | undefined, ask = true): Person | null {
  const isAsked = ask && session != null && session.client === undefined
  const profile = useQuery({ ...userOptions(session?.client_id ?? ''), enabled: isAsked })
  return session?.client ?? profile.data ?? null
}
