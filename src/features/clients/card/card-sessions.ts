import { type QueryClient, useQuery } from '@tanstack/react-query'

import { loadedBefore, firstShown } from '#src/api/queries.ts'
import { clientSessionsOptions, POLL_MS } from '#src/api/reads.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { measurementsOptions } from '#src/features/clients/api.ts'
import { monthBehind, yearAhead } from '#src/features/clients/card-periods.ts'
import { waitBriefly } from '#src/features/clients/wait-briefly.ts'
import { useKyivNow } from '#src/ui/dates/use-clock.ts'

/** A request may be for a later date than the sessions that the card shows as upcoming. */
const aheadOptions = (clientId: string, today: string) =>
  clientSessionsOptions(clientId, yearAhead(today))
const behindOptions = (clientId: string, today: string) =>
  clientSessionsOptions(clientId, monthBehind(today))

/** Starts to read all parts of a card at once. */
export function loadCard(queryClient: QueryClient, clientId: string): Promise<unknown> {
  const { date } = kyivNow()
  return waitBriefly(
    firstShown(queryClient, aheadOptions(clientId, date)),
    firstShown(queryClient, behindOptions(clientId, date)),
    queryClient.prefetchQuery(measurementsOptions(clientId)),
  )
}

/**
 * A client's future sessions and those of the last month, with the current Kyiv time.
 *
 * @param polling whether the future ones are polled while the page is visible, for the coach's
 * answer
 */
export function useCardSessions(clientId: string, { polling }: { polling: boolean }) {
  const now = useKyivNow()
  return {
    now,
    ahead: useQuery({
      ...aheadOptions(clientId, now.date),
      ...loadedBefore,
      refetchInterval: polling && POLL_MS,
    }),
    behind: useQuery({ ...behindOptions(clientId, now.date), ...loadedBefore }),
  }
}
