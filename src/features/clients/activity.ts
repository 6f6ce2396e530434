import type { User } from '#src/api/reads.ts'

/** Whether a client is active: their status is empty then (product §3 «User»). */
export const isActive = ({ status }: Pick<User, 'status'>): boolean => status === ''

/** The word for it, in the client's grammatical gender if it is known. */
export function activityText({ status, gender }: Pick<User, 'status' | 'gender'>): string {
  if (gender === 'woman') return isActive({ status }) ? 'Активна' : 'Неактивна'
  return isActive({ status }) ? 'Активний' : 'Неактивний'
}
