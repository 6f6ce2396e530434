/** The calls that create and change a training session (product §7 «Sessions»). */
import { mutationOptions, type QueryClient } from '@tanstack/react-query'

import { sessionReadAgain, sessionsChanged, thenRefresh } from '#src/api/changed.ts'
import { call, Created } from '#src/api/client.ts'
import type { components } from '#src/api/contract.gen.ts'
import { isApiError } from '#src/api/operation.ts'
import {
  programOptions,
  readNow,
  meOptions,
  type Session,
  sessionOptions,
  sessionsInSlot,
  type TimeSlot,
  timeSlotsOptions,
} from '#src/api/queries.ts'
import { freeSlots, isWeeklyTime, weeklyTime } from '#src/domain/free-slots.ts'
import { entriesOf, sendable } from '#src/domain/sets.ts'
import { addDays } from '#src/domain/time/calendar-date.ts'
import { kyivNow } from '#src/domain/time/kyiv-time.ts'
import { serverNow } from '#src/domain/time/now.ts'
import { unlessSaved } from '#src/draft/model.ts'
import { OvertakenError } from '#src/errors/error-text.ts'
import { SESSION_OVERTAKEN } from '#src/errors/messages.ts'

import { changeOf, isPlanOvertaken, type StoredPlan } from './rules/plan.ts'

/** A meeting to be saved; `session` is null for a new one. */
export interface Meeting {
  session: Session | null
  slot: Pick<TimeSlot, 'id' | 'date'>
  clientId: string
  programId: string | null
}

/**
 * Creates or changes a meeting; returns its id. A changed one has been read again when the call
 * ends. After a failure, too, others are read: somebody else was first, or the server has made the
 * change though the answer was lost.
 */
export const meetingSavingMutation = mutationOptions({
  mutationFn: ({ session, ...meeting }: Meeting, { client }) =>
    session ? change(client, session, meeting) : create(client, meeting),
  onSettled: thenRefresh<Meeting>((client, { error, sent: { session } }) =>
    error || !session ? void sessionsChanged(client) : sessionReadAgain(client, session.id),
  ),
})

/** How far ahead another meeting like one is looked for. */
const WEEKS = 12

/**
 * The choice of the first free slot of a weekday and hour (`weeklyTime`) within twelve weeks: none
 * if the slots cannot be read; null if there is no such slot, and for the id of a slot.
 */
export async function firstFreeLike(
  client: QueryClient,
  coachId: string,
  wanted: string | undefined,
): Promise<{ date?: string; slot: string | undefined } | null> {
  if (!isWeeklyTime(wanted)) return null
  const now = kyivNow()
  const ahead = { from: now.date, to: addDays(now.date, 7 * WEEKS) }
  const slots = await readNow(client, timeSlotsOptions(coachId, ahead)).catch(() => null)
  if (!slots) return { slot: undefined }
  const found = freeSlots(slots, now).find((slot) => weeklyTime(slot) === wanted)
  return found ? { date: found.date, slot: found.id } : null
}

/**
 * Creates a session, which is confirmed at once (product §4 «Session status»). Returns its id, even
 * if it was created by a call whose answer was lost, or by an earlier attempt.
 */
async function create(
  client: QueryClient,
  { slot, clientId, programId }: Omit<Meeting, 'session'>,
): Promise<string> {
  const body = {
    time_slot_id: slot.id,
    client_id: clientId,
    training_program_id: programId,
    status: 'verified',
    created_at: new Date(serverNow()).toISOString(),
  } as const
  const created = await unlessSaved(
    call('POST /v1/calendar/sessions', { body }, Created),
    async () => {
      const { id: coachId } = await client.ensureQueryData(meOptions())
      const sessions = await sessionsInSlot(client, coachId, slot)
      const held = sessions.find((one) => one.client_id === clientId && one.status === 'verified')
      if (!held) return null
      const session = await client.fetchQuery(sessionOptions(held.id))
      return session.training_program_id === programId && held
    },
  )
  return created.id
}

/**
 * Sends only what was changed, because the rest may have been changed elsewhere meanwhile. With
 * another program, its name and its exercises are sent, too. Returns the id of the session.
 */
async function change(
  client: QueryClient,
  session: Session,
  { slot, clientId, programId }: Omit<Meeting, 'session'>,
): Promise<string> {
  const isOther = programId !== session.training_program_id
  const program = isOther && programId && (await client.fetchQuery(programOptions(programId)))
  const body = {
    ...(clientId !== session.client_id && { client_id: clientId }),
    ...(slot.id !== session.time_slot.id && { time_slot_id: slot.id }),
    ...(isOther && { training_program_id: programId }),
    ...(program && {
      training_program: { name: program.name },
      session_exercises: entriesOf(program.training_exercises).map(sendable),
    }),
  }
  if (Object.keys(body).length > 0) await put(session.id, body)
  return session.id
}

/**
 * Saves the edit screen, and reads the session again. It is read first, too: if somebody else has
 * changed it since the draft was begun, nothing is sent, and an `OvertakenError` is thrown.
 */
export const planSavingMutation = mutationOptions({
  mutationFn: async ({ id, draft }: { id: string; draft: StoredPlan }, { client }) => {
    const session = await readNow(client, sessionOptions(id))
    if (isPlanOvertaken(draft, session)) throw new OvertakenError(SESSION_OVERTAKEN)
    await put(id, changeOf(draft, session))
    await sessionReadAgain(client, id)
  },
  onError: (error, { id }, _kept, { client }) => {
    // It was deleted meanwhile: the editor must not go on showing it.
    const isGone = isApiError(error) && error.status === 404 && error.operation.startsWith('GET')
    if (isGone) client.removeQueries(sessionOptions(id))
    void sessionsChanged(client)
  },
})

const put = (id: string, body: components['schemas']['UpdateSessionRequest']): Promise<void> =>
  call('PUT /v1/calendar/sessions/{id}', { path: { id }, body })
