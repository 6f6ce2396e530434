/** The calls that create and change a training session (product §7 «Sessions»). */
import { mutationOptions, type QueryClient } from '@tanstack/react-query'

import { sessionReadAgain, sessionsChanged } from '#src/api/changed.ts'
import { call, Created } from '#src/api/client.ts'
import type { components } from '#src/api/contract.gen.ts'
import { firstShown, readNow } from '#src/api/queries.ts'
import {
  programOptions,
  meOptions,
  type Session,
  sessionOptions,
  sessionsInSlot,
  type TimeSlot,
} from '#src/api/reads.ts'
import { OvertakenError } from '#src/errors/error-text.ts'
import { SESSION_OVERTAKEN } from '#src/errors/messages.ts'

import { changeOf, isOvertaken, type KeptPlan } from './plan-draft.ts'

type Schemas = components['schemas']
type Update = Schemas['UpdateSessionRequest']

/** How long to wait for a screen before its skeleton is shown (docs/look.md «States»), in ms. */
const SKELETON_AFTER_MS = 150

/**
 * Starts to read a session for its screen. Resolves when the session has loaded or its skeleton is
 * due: if the loader waited longer, the first load would show no frame until the session has
 * loaded.
 */
export async function beginSession(client: QueryClient, id: string): Promise<void> {
  const skeletonIsDue = new Promise((resolve) => setTimeout(resolve, SKELETON_AFTER_MS))
  await Promise.race([firstShown(client, sessionOptions(id)), skeletonIsDue])
}

/** A new meeting. */
export interface NewMeeting {
  session: null
  slot: Pick<TimeSlot, 'id' | 'date'>
  clientId: string
  programId: string | null
}

/** A changed meeting; with null it stays in its slot. */
export interface ChangedMeeting {
  session: Session
  slotId: string | null
  clientId: string
  programId: string | null
}

/** Creates or changes a meeting; returns its id. */
export const meetingSavingMutation = mutationOptions({
  mutationFn: (meeting: NewMeeting | ChangedMeeting, { client }) =>
    changing(client, meeting.session?.id ?? null, () =>
      meeting.session === null ? create(client, meeting) : change(client, meeting),
    ),
})

/**
 * Creates a session, which is confirmed at once (product §4 «Session status»). Returns its id, even
 * if it was created by a call whose answer was lost, or by an earlier attempt.
 */
async function create(client: QueryClient, meeting: NewMeeting): Promise<string> {
  const body = {
    time_slot_id: meeting.slot.id,
    client_id: meeting.clientId,
    training_program_id: meeting.programId,
    status: 'verified',
    created_at: new Date().toISOString(),
  } as const
  try {
    return (await call('POST /v1/calendar/sessions', { body }, Created)).id
  } catch (error) {
    const id = await createdAnyway(client, meeting).catch(() => null)
    if (id === null) throw error
    return id
  }
}

/** The id of the session in the slot if it is the one that was to be created; null otherwise. */
async function createdAnyway(
  client: QueryClient,
  { slot, clientId, programId }: NewMeeting,
): Promise<string | null> {
  const { id: coachId } = await client.ensureQueryData(meOptions())
  const sessions = await sessionsInSlot(client, coachId, slot)
  const held = sessions.find((one) => one.client_id === clientId && one.status === 'verified')
  if (!held) return null
  const session = await client.fetchQuery(sessionOptions(held.id))
  return session.training_program_id === programId ? held.id : null
}

/**
 * Sends only what was changed, because the rest may have been changed elsewhere meanwhile. With
 * another program, its name and its exercises are sent, too. Returns the id of the session.
 */
async function change(
  client: QueryClient,
  { session, slotId, clientId, programId }: ChangedMeeting,
): Promise<string> {
  const isOther = programId !== session.training_program_id
  const body = {
    ...(clientId !== session.client_id && { client_id: clientId }),
    ...(slotId !== null && slotId !== session.time_slot.id && { time_slot_id: slotId }),
    ...(isOther && { training_program_id: programId }),
    ...(isOther && programId !== null && (await planOf(client, programId))),
  }
  if (Object.keys(body).length > 0) await put(session.id, body)
  return session.id
}

/**
 * Saves the edit screen. The session is read first: if somebody else has changed it since the draft
 * was begun, nothing is sent, and an `OvertakenError` is thrown.
 */
export const planSavingMutation = mutationOptions({
  mutationFn: ({ id, draft }: { id: string; draft: KeptPlan }, { client }) =>
    changing(client, id, async () => {
      const session = await readNow(client, sessionOptions(id))
      if (isOvertaken(draft, session)) throw new OvertakenError(SESSION_OVERTAKEN)
      await put(id, changeOf(draft, session))
    }),
})

const put = (id: string, body: Update): Promise<void> =>
  call('PUT /v1/calendar/sessions/{id}', { path: { id }, body })

/** What a session copies from a program. */
async function planOf(client: QueryClient, programId: string): Promise<Update> {
  const { name, training_exercises } = await client.fetchQuery(programOptions(programId))
  const session_exercises = training_exercises.map(({ id, ...values }) => ({
    exercise_id: id,
    ...values,
  }))
  return { training_program: { name }, session_exercises }
}

/**
 * Runs the change of an existing session, or the creation of one (`id` is null). After a change the
 * promise resolves once the session has been read again.
 */
async function changing<Answer>(
  client: QueryClient,
  id: string | null,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await work()
    if (id === null) void sessionsChanged(client)
    else await sessionReadAgain(client, id)
    return answer
  } catch (error) {
    // Somebody else was first, or the server has made the change though the answer was lost.
    void sessionsChanged(client)
    throw error
  }
}
