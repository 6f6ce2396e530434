import { useQuery } from '@tanstack/react-query'

import type { components } from './contract.gen.ts'
import { userOptions } from './people-reads.ts'

type Person = components['schemas']['Person']

/** The client of a session. The specification has only the id; a server may send the name, too. */
export interface OfClient {
  client_id: string
  client?: Person
}

/**
 * The client of a session: from the session if it names them, else from their profile, which is
 * read once for all parts that show it. Null while it is not known, and if `enabled` is false.
 */
export function useClient(session: OfClient | null | undefined, enabled = true): Person | null {
  const id = enabled && session?.client === undefined ? session?.client_id : undefined
  const profile = useQuery({ ...userOptions(id ?? ''), enabled: id !== undefined })
  return session?.client ?? profile.data ?? null
}
