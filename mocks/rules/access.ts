/** Who may do what (product §6): roles, ownership, and who is whose client. */
import type { Db } from '../db/db.ts'
import type { Role, UserRow } from '../db/tables.ts'
import { Refusal } from './contract-refusal.ts'

const forbidden = (message: string): Refusal => new Refusal(403, 'forbidden', message)

/** The row, or 404. */
export function found<Row>(row: Row | undefined, what: string): Row {
  if (row === undefined) throw new Refusal(404, 'not_found', `No such ${what}`)
  return row
}

/** The row if it is this user's: 404 if there is none, 403 if it is another's. */
export function owned<Row extends { user_id: string }>(
  row: Row | undefined,
  owner: UserRow,
  what: string,
): Row {
  const kept = found(row, what)
  if (kept.user_id !== owner.id) throw forbidden(`This ${what} is somebody else's`)
  return kept
}

function requireRole(user: UserRow, role: Role): UserRow {
  if (user.role !== role) throw forbidden(`Only for a ${role}`)
  return user
}

export const requireCoach = (user: UserRow): UserRow => requireRole(user, 'coach')
export const requireClient = (user: UserRow): UserRow => requireRole(user, 'client')

const registered = (user: UserRow | undefined): UserRow | undefined =>
  user?.registered ? user : undefined

/** A registered user of this role by id, or 404. */
export function person(db: Db, id: string, role: Role): UserRow {
  const user = registered(db.users.get(id))
  return found(user?.role === role ? user : undefined, role)
}

/** A registered user by id or public slug, or 404. */
export const userBy = (db: Db, idOrSlug: string): UserRow =>
  found(
    registered(db.users.get(idOrSlug) ?? db.users.find((row) => row.publicSlug === idOrSlug)),
    'user',
  )

/** The caller as the coach in a path: 404 if that is not a coach, 403 if it is another one. */
export function requireThisCoach(db: Db, id: string, me: UserRow): UserRow {
  if (person(db, id, 'coach').id !== me.id) throw forbidden('Only for this coach')
  return me
}

/**
 * A coach has access to the clients in their base, and to those who have any session with them, of
 * any status.
 */
export const isClientOf = (db: Db, clientId: string, coachId: string): boolean =>
  db.users.get(clientId)?.coach_id === coachId ||
  db.sessions.find((row) => row.client_id === clientId && row.coach_id === coachId) !== undefined

/** A coach's page is public; a client is visible to themself and their coaches. */
export const mayRead = (db: Db, reader: UserRow | null, user: UserRow): boolean =>
  user.role === 'coach' ||
  (reader !== null && (reader.id === user.id || isClientOf(db, user.id, reader.id)))

/** Refuses an anonymous visitor with 401 and anyone else who may not read this user with 403. */
export function requireReader(db: Db, reader: UserRow | null, user: UserRow): UserRow {
  if (mayRead(db, reader, user)) return user
  throw reader === null
    ? new Refusal(401, 'unauthorized', 'A bearer token is required')
    : forbidden('This profile is not yours to read')
}
