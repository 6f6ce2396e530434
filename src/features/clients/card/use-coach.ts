import { useQuery } from '@tanstack/react-query'

import { type User, userOptions, type Session } from '#src/api/reads.ts'

interface CoachOfSession {
  /** Null while the coach is not known. */
  coach: User | null
  /** Whether the coach is being read. */
  isPending: boolean
}

/** The coach of a session. A server may not send the id of the coach (decision 19). */
export function useCoach({ coach_id }: Pick<Session, 'coach_id'>): CoachOfSession {
  const enabled = coach_id !== undefined
  const { data, isPending } = useQuery({ ...userOptions(coach_id ?? ''), enabled })
  return { coach: data ?? null, isPending: enabled && isPending }
}
