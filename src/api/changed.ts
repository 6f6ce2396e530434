/**
 * What each change makes out of date, in one place. What is on the screen is read again at once, the rest
 * when it is shown. Each promise ends when that was read; a failed reading is for its screen to show.
 */
import type { MutationFunctionContext, QueryClient } from '@tanstack/react-query'

import type { Operation } from './operation.ts'
import { sessionOptions } from './sessions.ts'

type Changed = (client: QueryClient) => Promise<unknown>

const readAgain = (client: QueryClient, ...reads: Operation[]): Promise<unknown> =>
  Promise.all(reads.map((read) => client.invalidateQueries({ queryKey: [read] })))

/** A profile, with what it holds: hours, programs, a coach's page, a client's card. */
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

/** A session takes a slot or leaves it, and stands in the lists of both persons. */
const listsChanged: Changed = (client) =>
  readAgain(
    client,
    'GET /v1/coaches/{id}/sessions',
    'GET /v1/clients/{id}/sessions',
    'GET /v1/coaches/{id}/time_slots',
  )

/** Sessions were made, changed, confirmed or cancelled. */
export const sessionsChanged: Changed = (client) =>
  Promise.all([listsChanged(client), readAgain(client, 'GET /v1/calendar/sessions/{id}')])

/** The same of one that the next screen shows: the promise ends when the session was read, shown or not. */
export const sessionChanged = async (client: QueryClient, id: string): Promise<void> => {
  const { queryKey } = sessionOptions(id)
  await client.invalidateQueries({ queryKey, refetchType: 'all' })
  void listsChanged(client)
}

/** For `onSettled`. Also after a failure: the server may have taken the change. */
export const afterwards =
  (changed: Changed) =>
  (...[, , , , { client }]: [unknown, unknown, unknown, unknown, MutationFunctionContext]) =>
    changed(client)
