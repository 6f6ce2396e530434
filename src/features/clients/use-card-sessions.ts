import { useQuery } from '@tanstack/react-query'

import { clientSessionsOptions } from '#src/api/sessions.ts'
import { useNow } from '#src/ui/use-now.ts'

import { monthAhead, monthBehind } from './periods.ts'

/** A client's sessions of the month ahead and of the month behind, and the Kyiv time to read them by. */
export function useCardSessions(clientId: string) {
  const now = useNow()
  return {
    now,
    ahead: useQuery(clientSessionsOptions(clientId, monthAhead(now.date))),
    behind: useQuery(clientSessionsOptions(clientId, monthBehind(now.date))),
  }
}
