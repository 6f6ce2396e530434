/** Deletes a user with all their data, so that no other row refers to a missing one. */
import type { Db } from '../db/db.ts'
import type { UserRow } from '../db/tables.ts'
import { releaseImage } from './images.ts'

/**
 * A session needs its coach, its client and its slot (the contract names all three), so it is
 * deleted with either person; a deleted client's slots are free again.
 */
export function removeUser(db: Db, user: UserRow): void {
  const theirs = (row: { user_id: string }): boolean => row.user_id === user.id
  const pictured = [
    user,
    ...db.certifications.where(theirs),
    ...db.clientInfos.where(theirs),
    ...db.measurements.where(theirs),
  ].map(({ image_id }) => image_id)

  db.users.remove(user.id)
  for (const table of [db.coachInfos, db.tags, db.certifications, db.experiences, db.clientInfos])
    table.removeWhere(theirs)
  for (const table of [db.measurements, db.programs, db.verifications, db.tokens])
    table.removeWhere(theirs)
  db.sessions.removeWhere((row) => row.coach_id === user.id || row.client_id === user.id)
  db.timeSlots.removeWhere((row) => row.coach_id === user.id)
  db.schedules.removeWhere((row) => row.coach_id === user.id)
  db.failures.remove(`login:${user.phone}`)
  db.failures.remove(`otp:${user.id}`)
  db.conflicts.removeWhere((row) => row.client_id === user.id)
  for (const id of pictured) releaseImage(db, id)
}
