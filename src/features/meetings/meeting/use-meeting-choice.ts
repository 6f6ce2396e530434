import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import {
  clientsOptions,
  type Session,
  type TimeSlot,
  timeSlotsOptions,
  useClient,
} from '#src/api/reads.ts'
import { monthPeriod, weekPeriod } from '#src/domain/time/calendar-date.ts'
import { useKyivNow } from '#src/ui/dates/use-clock.ts'

import { freeSlots } from './free-slots.ts'
import type { MeetingSearch } from './search.ts'

/**
 * The choices for a meeting: from the address, else from the session. A slot is chosen only while
 * it is free, and a client only while they are in the coach's list, so an outdated address chooses
 * neither. The session's own client stays chosen, even while their name is not known.
 */
export function useMeetingChoice(coachId: string, session: Session | null, search: MeetingSearch) {
  const now = useKyivNow()
  const own = session?.time_slot
  const date = search.date ?? own?.date ?? now.date
  const week = useQuery(timeSlotsOptions(coachId, weekPeriod(date)))
  // Requested only once a month is opened; until then only the week is shown.
  const [lookedAt, lookAtMonth] = useState<string | null>(null)
  const month = useQuery({
    ...timeSlotsOptions(coachId, monthPeriod(lookedAt ?? date)),
    enabled: lookedAt !== null,
  })
  const freeOf = (known: TimeSlot[] | undefined): TimeSlot[] | undefined =>
    known && freeSlots(known, now, session?.id ?? null)
  const free = freeOf(week.data)
  const slots = free?.filter((slot) => slot.date === date)
  const slotId = search.slot ?? (date === own?.date ? own.id : undefined)

  const clients = useQuery(clientsOptions(coachId))
  const clientId = search.client === undefined ? session?.client_id : search.client
  const isOwn = session !== null && clientId === session.client_id
  const ownClient = useClient(session, isOwn)
  const client =
    (isOwn ? ownClient : null) ?? clients.data?.find(({ id }) => id === clientId) ?? null
  return {
    today: now.date,
    date,
    week,
    /** Dates of the week, and of the visible month, with a free slot; null while they load. */
    freeDays: free
      ? new Set([...free, ...(freeOf(month.data) ?? [])].map((slot) => slot.date))
      : null,
    lookAtMonth,
    slots,
    slot: slots?.find(({ id }) => id === slotId) ?? null,
    clients,
    client,
    clientId: isOwn ? session.client_id : (client?.id ?? null),
    programId:
      search.program === undefined
        ? (session?.training_program_id ?? null)
        : search.program || null,
  }
}
