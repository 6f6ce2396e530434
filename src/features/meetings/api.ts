/** The calls that make and change a training session (spec §7 Sessions). */
import { mutationOptions, type QueryClient } from '@tanstack/react-query'

import { isApiError } from '#src/api/api-error.ts'
import type { components } from '#src/api/contract.gen.ts'
import { programOptions } from '#src/api/exercises.ts'
import { invalidate } from '#src/api/invalidate.ts'
import * as schemas from '#src/api/schemas.gen.ts'
import { send } from '#src/api/send.ts'
import { type Session, sessionOptions } from '#src/api/sessions.ts'
import { SESSION_OVERTAKEN } from '#src/errors/messages.ts'
import { OvertakenError } from '#src/errors/overtaken.ts'

import { changeOf, isOvertaken, type KeptPlan } from './plan-draft.ts'

type Schemas = components['schemas']
type Update = Schemas['UpdateSessionRequest']

/** How long a screen is waited for before its skeleton shows (look.md), in ms. */
const PATIENCE = 150

/**
 * Starts reading a session for its screen, and waits for it only as long as no skeleton is due. The
 * router itself would hold back the whole frame on the first load until the session is there.
 */
export async function beginSession(client: QueryClient, id: string): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([client.ensureQueryData(sessionOptions(id)), patience])
}

/** A meeting that is to be made. */
export interface NewMeeting {
  session: null
  slotId: string
  clientId: string
  programId: string | null
}

/** A meeting as it is to be; it may stay in its slot (null). */
export interface ChangedMeeting {
  session: Session
  slotId: string | null
  clientId: string
  programId: string | null
}

/** Creates or changes a meeting. */
export const meetingSave = mutationOptions({
  mutationFn: (meeting: NewMeeting | ChangedMeeting, { client }) =>
    changing(client, () => (meeting.session === null ? create(meeting) : change(client, meeting))),
})

/** A coach's own session is confirmed at once (spec §4 Session status). */
function create({ slotId, clientId, programId }: NewMeeting): Promise<Session> {
  const body = {
    time_slot_id: slotId,
    client_id: clientId,
    training_program_id: programId,
    status: 'verified',
    created_at: new Date().toISOString(),
  } as const
  return send('POST /v1/calendar/sessions', { body }, schemas.Session)
}

/** Another program brings its name and its exercises with it. */
async function change(
  client: QueryClient,
  { session, slotId, clientId, programId }: ChangedMeeting,
): Promise<Session> {
  const isOther = programId !== session.training_program_id
  return put(session.id, {
    client_id: clientId,
    training_program_id: programId,
    ...(slotId !== null && { time_slot_id: slotId }),
    ...(isOther && programId !== null && (await planOf(client, programId))),
  })
}

/**
 * The edit screen's save. The session is read first: where somebody else has changed it since the draft
 * was begun, nothing is sent, and an `OvertakenError` is thrown.
 */
export const sessionUpdate = mutationOptions({
  mutationFn: ({ id, draft }: { id: string; draft: KeptPlan }, { client }) =>
    changing(client, async () => {
      const session = await client.fetchQuery({ ...sessionOptions(id), staleTime: 0 })
      if (isOvertaken(draft, session)) throw new OvertakenError(SESSION_OVERTAKEN)
      return put(id, changeOf(draft, session))
    }),
})

/** Confirms or cancels a session. */
export const statusChange = mutationOptions({
  mutationFn: (
    { id, status }: { id: string; status: Schemas['SetSessionStatusRequest']['status'] },
    { client },
  ) =>
    changing(client, () =>
      send('PATCH /v1/calendar/sessions/{id}', { path: { id }, body: { status } }, schemas.Session),
    ),
})

const put = (id: string, body: Update): Promise<Session> =>
  send('PUT /v1/calendar/sessions/{id}', { path: { id }, body }, schemas.Session)

/** What a session takes over from a program. */
async function planOf(client: QueryClient, programId: string): Promise<Update> {
  const { name, training_exercises } = await client.fetchQuery(programOptions(programId))
  const session_exercises = training_exercises.map(({ id, ...values }) => ({
    exercise_id: id,
    ...values,
  }))
  return { training_program: { name }, session_exercises }
}

/** Runs a change of a session. Then, or when somebody else was first (409), what others show is read anew. */
async function changing(client: QueryClient, work: () => Promise<Session>): Promise<Session> {
  const readAnew = (): void =>
    void invalidate(
      client,
      'GET /v1/coaches/{id}/time_slots',
      'GET /v1/coaches/{id}/sessions',
      'GET /v1/clients/{id}/sessions',
    )
  try {
    const session = await work()
    client.setQueryData(sessionOptions(session.id).queryKey, session)
    readAnew()
    return session
  } catch (error) {
    if (isApiError(error) && error.status === 409) {
      readAnew()
      void invalidate(client, 'GET /v1/calendar/sessions/{id}')
    }
    throw error
  }
}
