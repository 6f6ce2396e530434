import type { Operation } from '#src/api/operation.ts'

import type { Kind } from '../kinds.ts'
import { auth } from './auth.ts'
import { calendar } from './calendar.ts'
import { clients } from './clients.ts'
import { coaches } from './coaches.ts'
import type { Wanted } from './expected.ts'
import { programs } from './programs.ts'
import { users } from './users.ts'

/** Every operation: one without its texts is a type error. */
export const expected: Record<Operation, { own: string; byStatus?: { [status: number]: Wanted } }> =
  {
    ...auth,
    ...users,
    ...coaches,
    ...calendar,
    ...clients,
    ...programs,
  }

export const isOperation = (name: string): name is Operation => Object.hasOwn(expected, name)

/** What the user must read when a call fails in this way. */
export function wanted(operation: Operation, kind: Kind): { text: string; field: string | null } {
  const { own, byStatus } = expected[operation]
  const found = (typeof kind === 'number' ? byStatus?.[kind] : undefined) ?? own
  return typeof found === 'string' ? { text: found, field: null } : found
}
