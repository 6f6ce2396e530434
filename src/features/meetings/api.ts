/** The calls that make and change a training session (spec §7 Sessions). */
import { mutationOptions, type QueryClient } from '@tanstack/react-query'

import { isApiError } from '#src/api/api-error.ts'
import type { components } from '#src/api/contract.gen.ts'
import { programOptions } from '#src/api/exercises.ts'
import { invalidate } from '#src/api/invalidate.ts'
import { Session } from '#src/api/schemas.gen.ts'
import { send } from '#src/api/send.ts'
import { sessionOptions } from '#src/api/sessions.ts'

type Schemas = components['schemas']
type Update = Schemas['UpdateSessionRequest']

/** What a coach chose on the meeting screen. */
export interface Meeting {
  slotId: string
  clientId: string
  programId: string | null
}

/** A coach's own session is confirmed at once (spec §4 Session status). */
export const meetingCreation = mutationOptions({
  mutationKey: ['POST /v1/calendar/sessions'],
  mutationFn: ({ slotId, clientId, programId }: Meeting, { client }) =>
    changing(client, () =>
      send(
        'POST /v1/calendar/sessions',
        {
          body: {
            time_slot_id: slotId,
            client_id: clientId,
            training_program_id: programId,
            status: 'verified',
            created_at: new Date().toISOString(),
          },
        },
        Session,
      ),
    ),
})

interface MeetingChange extends Omit<Meeting, 'slotId'> {
  session: Session
  /** null: the session stays where it is. */
  slotId: string | null
}

/** Another program brings its name and its exercises with it. */
export const meetingChange = mutationOptions({
  mutationKey: ['PUT /v1/calendar/sessions/{id}'],
  mutationFn: ({ session, slotId, clientId, programId }: MeetingChange, { client }) =>
    changing(client, async () =>
      put(session.id, {
        client_id: clientId,
        training_program_id: programId,
        ...(slotId !== null && { time_slot_id: slotId }),
        ...(programId !== session.training_program_id && (await planOf(client, programId))),
      }),
    ),
})

/** The edit screen's save. */
export const sessionUpdate = mutationOptions({
  mutationKey: ['PUT /v1/calendar/sessions/{id}'],
  mutationFn: ({ id, change }: { id: string; change: Update }, { client }) =>
    changing(client, () => put(id, change)),
})

/** Confirms or cancels a session. */
export const statusChange = mutationOptions({
  mutationKey: ['PATCH /v1/calendar/sessions/{id}'],
  mutationFn: (
    { id, status }: { id: string; status: Schemas['SetSessionStatusRequest']['status'] },
    { client },
  ) =>
    changing(client, () =>
      send('PATCH /v1/calendar/sessions/{id}', { path: { id }, body: { status } }, Session),
    ),
})

const put = (id: string, body: Update): Promise<Session> =>
  send('PUT /v1/calendar/sessions/{id}', { path: { id }, body }, Session)

/** What a session takes over from a program; nothing from none. */
async function planOf(client: QueryClient, programId: string | null): Promise<Update> {
  if (programId === null) return {}
  const { name, training_exercises } = await client.fetchQuery(programOptions(programId))
  const session_exercises = training_exercises.map(({ id, ...values }) => ({
    exercise_id: id,
    ...values,
  }))
  return { training_program: { name }, session_exercises }
}

/** Runs a change of a session. Then, or when somebody else was first (409), what others show is read anew. */
async function changing(client: QueryClient, change: () => Promise<Session>): Promise<Session> {
  const readAnew = (): void =>
    void invalidate(
      client,
      'GET /v1/coaches/{id}/time_slots',
      'GET /v1/coaches/{id}/sessions',
      'GET /v1/clients/{id}/sessions',
    )
  try {
    const session = await change()
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
