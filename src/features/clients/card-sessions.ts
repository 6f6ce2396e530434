import { type QueryClient, useQuery } from '@tanstack/react-query'

import { clientSessionsOptions } from '#src/api/sessions.ts'
import { kyivNow } from '#src/domain/kyiv-time.ts'
import { useNow } from '#src/ui/use-now.ts'

import { measurementsOptions } from './api.ts'
import { inTime, loadedBefore } from './in-time.ts'
import { monthBehind, yearAhead } from './periods.ts'

/** A request may lie further ahead than what the card calls upcoming. */
const aheadOptions = (clientId: string, today: string) =>
  clientSessionsOptions(clientId, yearAhead(today))
const behindOptions = (clientId: string, today: string) =>
  clientSessionsOptions(clientId, monthBehind(today))

/** Begins to read the parts of a card, all at once. */
export function loadCard(queryClient: QueryClient, clientId: string): Promise<unknown> {
  const { date } = kyivNow()
  return inTime(
    queryClient.prefetchQuery(aheadOptions(clientId, date)),
    queryClient.prefetchQuery(behindOptions(clientId, date)),
    queryClient.prefetchQuery(measurementsOptions(clientId)),
  )
}

/** A client's sessions ahead and of the month behind, and the Kyiv time to read them by. */
export function useCardSessions(clientId: string) {
  const now = useNow()
  return {
    now,
    ahead: useQuery({ ...aheadOptions(clientId, now.date), ...loadedBefore }),
    behind: useQuery({ ...behindOptions(clientId, now.date), ...loadedBefore }),
  }
}
