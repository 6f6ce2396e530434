/** People in the order of a Ukrainian register. */
import type { Db } from '../db/db.ts'
import type { UserRow } from '../db/tables.ts'

const collator = new Intl.Collator('uk')

/** Without apostrophes, which are no letters of the alphabet: ICU puts ' before and ʼ after them all. */
const sortKey = ({ first_name, last_name }: UserRow): string =>
  `${last_name} ${first_name}`.replaceAll(/['’ʼ]/g, '')

/** Everyone in the coach's base: put there, or with a session together. By last name, then by first. */
export function clientsOf(db: Db, coach: UserRow): UserRow[] {
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
