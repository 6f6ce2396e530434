/** A coach's client base in Ukrainian alphabetical order. */
import type { Db } from '../db/db.ts'
import type { UserRow } from '../db/tables.ts'

const collator = new Intl.Collator('uk')

/** Without apostrophes, which are not letters: ICU sorts ' before and ʼ after all of them. */
const sortKey = ({ first_name, last_name }: UserRow): string =>
  `${last_name} ${first_name}`.replaceAll(/['’ʼ]/g, '')

/** A coach's sorted base, and the versions of the tables that it was sorted from. */
interface Base {
  coach: string
  versions: string
  clients: readonly UserRow[]
}

/** The base that was requested last, kept so that its next page does not sort thousands again. */
const lastBase = new WeakMap<Db, Base>()

/** Everyone in the coach's base: added to it, or with a session. By last name, then by first. */
export function clientsOf(db: Db, coach: UserRow): readonly UserRow[] {
  const versions = `${db.users.version} ${db.sessions.version}`
  const last = lastBase.get(db)
  if (last?.coach === coach.id && last.versions === versions) return last.clients
  const clients = inOrder(db, coach)
  lastBase.set(db, { coach: coach.id, versions, clients })
  return clients
}

function inOrder(db: Db, coach: UserRow): UserRow[] {
  const ids = new Set<string>()
  for (const session of db.sessions.where((row) => row.coach_id === coach.id))
    ids.add(session.client_id)
  for (const user of db.users.where((row) => row.coach_id === coach.id)) ids.add(user.id)
  return [...ids]
    .flatMap((id) => db.users.get(id) ?? [])
    .map((user) => ({ user, key: sortKey(user) }))
    .toSorted((a, b) => collator.compare(a.key, b.key))
    .map(({ user }) => user)
}
