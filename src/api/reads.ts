/** The reads that several features share: people, sessions, slots, pictures. */
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import * as v from 'valibot'

import { identified } from '#src/domain/auth-flow.ts'
import { hasCard } from '#src/domain/home.ts'

import { changeAuth, readAuth } from './auth.ts'
import { callForPicture, type ImageOperation } from './client.ts'
import type { components } from './contract.gen.ts'
import { firstShown, orNone, read, readBy, readList, readNow } from './queries.ts'
import { Session, TimeSlot, User } from './schemas.gen.ts'

/** The signed-in person's own profile, which the guards, the frame and most screens read. */
export const meOptions = () =>
  readBy('GET /v1/users/me', {}, User, async (send) => {
    const me = await send()
    // The session keeps the role, too (product §3); the answer of a sign-in does not contain it.
    const { phone, userType } = readAuth()
    if (phone === me.phone && userType !== me.role)
      changeAuth((session) => identified(session, me.role))
    return me
  })

export type User = components['schemas']['User']

/**
 * The own profile for guards and loaders, which may be as last seen. A client without a card is led
 * to the questionnaire, so the server is asked whether that is still true.
 */
export async function readMe(client: QueryClient): Promise<User> {
  const me = await firstShown(client, meOptions())
  const isCurrent = client.getQueryState(meOptions().queryKey)?.dataUpdateCount !== 0
  if (isCurrent || me.role === 'coach' || hasCard(me)) return me
  return readNow(client, meOptions()).catch(() => me)
}

/** A profile by id or public slug. */
export const userOptions = (id: string) => read('GET /v1/users/{id}', { path: { id } }, User)

/** A coach's whole client base, also beyond the first hundred. */
export const clientsOptions = (id: string) => ({
  ...readList('GET /v1/coaches/{id}/clients', { path: { id } }, v.array(User)),
  staleTime: 60_000,
})

type Person = components['schemas']['Person']

/** The client of a session. The specification has only the id; a server may send the name, too. */
export interface OfClient {
  client_id: string
  client?: Person
}

/**
 * The client of a session: from the session if it names them, else from their profile, which is
 * read once for all parts that show it. Null while it is not known, and if `enabled` is false.
 */
export function useClient(session: OfClient | null | undefined, enabled = true): Person | null {
  const id = enabled && session?.client === undefined ? session?.client_id : undefined
  const profile = useQuery({ ...userOptions(id ?? ''), enabled: id !== undefined })
  return session?.client ?? profile.data ?? null
}

export type Session = components['schemas']['Session']

/** How often requests and their answers are polled, in ms: product §9 «Request polling». */
export const POLL_MS = 30_000

/** Both dates are inclusive, `YYYY-MM-DD`. */
export interface Period {
  from: string
  to: string
}

const datesOf = ({ from, to }: Period) => ({ start_date: from, end_date: to })

/**
 * A coach's sessions of a period, of every status unless one is given, by date and time.
 *
 * @param window names a period that moves with the day; the key has the name instead of the dates,
 *   so that on the next day the list is shown as last seen (decision 96)
 */
export const coachSessionsOptions = (
  id: string,
  period: Period,
  { status, window }: { status?: Session['status']; window?: string } = {},
) => {
  const init = { path: { id }, query: { ...datesOf(period), ...(status && { status }) } }
  const key = window === undefined ? init : { path: { id }, window }
  return readList('GET /v1/coaches/{id}/sessions', init, v.array(Session), key)
}

/** A client's sessions of a period, by date and time; `window` as above. */
export const clientSessionsOptions = (id: string, period: Period, window?: string) => {
  const init = { path: { id }, query: datesOf(period) }
  const key = window === undefined ? init : { path: { id }, window }
  return readList('GET /v1/clients/{id}/sessions', init, v.array(Session), key)
}

/** A `select` for a list as last seen on an earlier day: what is in the period now. */
export const sessionsIn =
  ({ from, to }: Period) =>
  (sessions: Session[]): Session[] =>
    sessions.filter(({ time_slot: { date } }) => from <= date && date <= to)

export const sessionOptions = (id: string) =>
  read('GET /v1/calendar/sessions/{id}', { path: { id } }, Session)

export type TimeSlot = components['schemas']['TimeSlot']

/** A coach's time slots of a period, by date and time. A 404 is an empty list (product §7). */
export const timeSlotsOptions = (id: string, { from, to }: Period) => {
  const init = { path: { id }, query: { start_date: from, end_date: to } }
  return readBy('GET /v1/coaches/{id}/time_slots', init, v.array(TimeSlot), orNone)
}

/**
 * Returns the current sessions of a coach's slot, without cancelled ones; an empty list if they
 * cannot be read. After a failed call, they show whether the server has made the change although
 * its answer was lost.
 */
export async function sessionsInSlot(
  client: QueryClient,
  coachId: string,
  { id, date }: Pick<TimeSlot, 'id' | 'date'>,
): Promise<TimeSlot['training_sessions']> {
  const options = timeSlotsOptions(coachId, { from: date, to: date })
  const slots = await readNow(client, options).catch(() => [])
  const sessions = slots.find((slot) => slot.id === id)?.training_sessions ?? []
  return sessions.filter(({ status }) => status !== 'cancelled')
}

export type { Picture } from './client.ts'

/**
 * A picture by the id of its owner, read once per visit. It does not use `read`, because
 * the answer may be the picture itself, which is not JSON.
 *
 * @param version a different version is a different picture; with null nothing is requested
 */
const readPicture = (operation: ImageOperation, id: string, version?: string | null) =>
  queryOptions({
    queryKey: [operation, { path: { id } }, version],
    queryFn: ({ signal }) => callForPicture(operation, { path: { id }, signal }),
    enabled: version !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** A person's picture; it is not requested if the profile has none. */
export const userImageOptions = (user: { id: string; profile_image: string | null }) =>
  readPicture('GET /v1/users/{id}/image', user.id, user.profile_image)

/** The picture of an exercise. The query fails if there is none (404). */
export const exerciseImageOptions = (id: string) =>
  readPicture('GET /v1/programs/exercises/{id}/image', id)

/** The picture of a coach's certificate. */
export const certificationImageOptions = (id: string) =>
  readPicture('GET /v1/coaches/certifications/{id}/image', id)

/**
 * The photo of a client's card. `version` is the card's `image`; with null nothing is requested.
 */
export const clientImageOptions = (id: string, version: string | null) =>
  readPicture('GET /v1/clients/{id}/client_info/image', id, version)
