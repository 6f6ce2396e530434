/**
 * Invalidates the queries that a change makes stale. Queries on the screen are read again at once,
 * all others when they are next shown. Each promise resolves when these reads have ended; a failed
 * read is shown by its screen.
 */
import type {
  InvalidateQueryFilters,
  MutationFunctionContext,
  QueryClient,
  QueryFilters,
} from '@tanstack/react-query'

import type { Operation } from './calls/operation.ts'
import { programOptions } from './exercises.ts'
import { meOptions } from './me.ts'
import type { User } from './people-reads.ts'
import { sessionOptions } from './session-reads.ts'

type Changed = (client: QueryClient) => Promise<unknown>

/**
 * Sends the reads again that are under way: their answers may be from before the change. By itself
 * the query client does that only to those on the screen that have data.
 */
function restart(client: QueryClient, queries: QueryFilters): void {
  for (const query of client.getQueryCache().findAll({ ...queries, fetchStatus: 'fetching' })) {
    void query.cancel({ silent: true })
    // A failure is reported to whoever waits for the read.
    query.fetch().catch(() => undefined)
  }
}

/** Reads again what is on the screen, and marks all else as stale. */
function invalidate(client: QueryClient, queries: InvalidateQueryFilters): Promise<void> {
  restart(client, queries)
  return client.invalidateQueries(queries, { cancelRefetch: false })
}

const readAgain = (client: QueryClient, ...reads: Operation[]): Promise<unknown> =>
  Promise.all(reads.map((read) => invalidate(client, { queryKey: [read] })))

/** A profile and everything read with it: hours, programs, a coach's page, a client's card. */
export const profileChanged: Changed = (client) =>
  readAgain(client, 'GET /v1/users/me', 'GET /v1/users/{id}')

export const avatarChanged: Changed = (client) =>
  Promise.all([profileChanged(client), readAgain(client, 'GET /v1/users/{id}/image')])

export const hoursChanged: Changed = (client) =>
  Promise.all([profileChanged(client), readAgain(client, 'GET /v1/coaches/{id}/time_slots')])

export const cardChanged: Changed = (client) =>
  Promise.all([profileChanged(client), readAgain(client, 'GET /v1/clients/{id}/measurements')])

export const cardPhotoChanged: Changed = (client) =>
  readAgain(client, 'GET /v1/clients/{id}/client_info/image')

/** A session occupies or frees a slot, and is in the lists of both people. */
const listsChanged: Changed = (client) =>
  readAgain(
    client,
    'GET /v1/coaches/{id}/sessions',
    'GET /v1/clients/{id}/sessions',
    'GET /v1/coaches/{id}/time_slots',
  )

/** Sessions were created, changed, confirmed or cancelled. */
export const sessionsChanged: Changed = (client) =>
  Promise.all([listsChanged(client), readAgain(client, 'GET /v1/calendar/sessions/{id}')])

/**
 * The same for a session that the next screen shows: the promise resolves when the session was read
 * again, on screen or not.
 */
export const sessionReadAgain = async (client: QueryClient, id: string): Promise<void> => {
  const { queryKey } = sessionOptions(id)
  await invalidate(client, { queryKey, refetchType: 'all' })
  void listsChanged(client)
}

/** Removes a deleted program from the cache, and refreshes what names it. */
export const programDeleted = (client: QueryClient, id: string): Promise<unknown> => {
  client.removeQueries(programOptions(id))
  return Promise.all([profileChanged(client), sessionsChanged(client)])
}

/** Shows a change of the person's own profile that the server has accepted, before the profile is read again. */
export function showInProfile(
  client: QueryClient,
  change: Partial<User> | ((me: User) => Partial<User>),
): void {
  const { queryKey } = meOptions()
  restart(client, { queryKey })
  client.setQueryData(
    queryKey,
    (me) => me && { ...me, ...(typeof change === 'function' ? change(me) : change) },
  )
}

/**
 * The `onSettled` of a mutation: also called after a failure, since the server may have made the
 * change. The mutation is pending until the promise that `changed` returns has resolved. A mutation
 * whose next screen must show the change calls it in its `mutationFn` instead.
 */
export const afterwards =
  <Sent>(changed: (client: QueryClient, settled: { error: Error | null; sent: Sent }) => unknown) =>
  (
    _answer: unknown,
    error: Error | null,
    sent: Sent,
    _kept: unknown,
    { client }: MutationFunctionContext,
  ): unknown =>
    changed(client, { error, sent })
