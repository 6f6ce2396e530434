import { useQuery } from '@tanstack/react-query'

import { type User, userOptions } from '#src/api/people-reads.ts'
import type { Session } from '#src/api/session-reads.ts'

/**
 * The coach of a session; null while they are not known. A server may not send the id of the
 * coach (decision 19).
 */
export function useCoach({ coach_id }: Pick<Session, 'coach_id'>): User | null {
  const { data } = useQuery({ ...userOptions(coach_id ?? ''), enabled: coach_id !== undefined })
  return data ?? null
}
