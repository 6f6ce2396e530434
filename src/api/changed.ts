/**
 * Changes that features share, and what each change makes stale. Queries on the screen are read
 * again at once, all others when they are next shown. Each promise resolves when these reads have
 * ended; a failed read is shown by its screen.
 */
import {
  type InvalidateQueryFilters,
  type MutationFunctionContext,
  mutationOptions,
  type QueryClient,
  type QueryFilters,
} from '@tanstack/react-query'

import { API_TIMEOUT_MS, call } from './client.ts'
import type { components } from './contract.gen.ts'
import { isApiError, type Operation } from './operation.ts'
import { programOptions, meOptions, sessionOptions, type User } from './queries.ts'

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
export const thenRefresh =
  <Sent>(changed: (client: QueryClient, settled: { error: Error | null; sent: Sent }) => unknown) =>
  (
    _answer: unknown,
    error: Error | null,
    sent: Sent,
    _kept: unknown,
    { client }: MutationFunctionContext,
  ): unknown =>
    changed(client, { error, sent })

export type CardChange = components['schemas']['UpdateClientInfoRequest']

const NEW_CARD = { goal: null, notes: '', body_specs: [0, 0, 0, 0], image: null }

/** Shows a change that the server has accepted, before the card is read again. */
export function keepCard(client: QueryClient, sent: CardChange): void {
  showInProfile(client, ({ client_info }) => ({
    client_info: { ...(client_info ?? NEW_CARD), ...sent },
  }))
}

export async function patchCard(client: QueryClient, body: CardChange): Promise<void> {
  await call('PATCH /v1/clients/me/client_info', { body })
  keepCard(client, body)
}

export const addCardPhoto = (image: Blob): Promise<void> =>
  call('POST /v1/clients/me/client_info/image', { body: { image } })

/** The statuses to which a coach can change a session: confirmed and cancelled. */
export const STATUS_CHANGES = ['verified', 'cancelled'] as const

export type StatusChange = (typeof STATUS_CHANGES)[number]

/** Whether a session was confirmed or cancelled meanwhile, on another device or by the client. */
export const isHandled = (error: unknown): boolean => isApiError(error) && error.status === 409

/**
 * Confirms or cancels a session. The key lets every view of the session see the call, which is
 * pending until the session was read again; `onSuccess` of its options is called before that.
 */
export const statusChangeMutation = (id: string) =>
  mutationOptions({
    mutationKey: ['PATCH /v1/calendar/sessions/{id}', id],
    mutationFn: (status: StatusChange) =>
      call('PATCH /v1/calendar/sessions/{id}', { path: { id }, body: { status } }),
    onSettled: thenRefresh((client, { error }) =>
      error ? void sessionsChanged(client) : sessionReadAgain(client, id),
    ),
  })

/** Data that is edited on one screen and saved as a whole. */
type Edited = 'hours' | 'workout' | 'coach-page'

/** The name of the lock that a tab holds while it saves such data for a person. */
const lockOf = (edited: Edited, userId: string): string => `pulse-${edited} ${userId}`

/**
 * Runs a save while no other tab saves the same for that person. Tabs without a shared lock
 * (on plain HTTP, or with blocked storage) run it at once. The wait for another tab, which may be
 * suspended, is limited to the longest time of a call.
 */
export async function withSavingLock<T>(
  edited: Edited,
  userId: string,
  work: () => Promise<T>,
): Promise<T> {
  let begun = false
  const hold = (): Promise<T> => {
    begun = true
    return work()
  }
  try {
    const signal = AbortSignal.timeout(API_TIMEOUT_MS)
    return await navigator.locks.request(lockOf(edited, userId), { signal }, hold)
  } catch (error) {
    if (begun) throw error
    return work()
  }
}

/**
 * Resolves when no tab is saving the data for the person. Resolves at once if tabs share no lock,
 * and when the signal is aborted.
 */
export async function whenNobodySaves(
  edited: Edited,
  userId: string,
  signal: AbortSignal,
): Promise<void> {
  try {
    await navigator.locks.request(lockOf(edited, userId), { mode: 'shared', signal }, () => {})
  } catch {
    // Tabs share no lock, or the person has left the screen.
  }
}
