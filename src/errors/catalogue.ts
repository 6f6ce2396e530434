import type { Operation } from '#src/api/calls/operation.ts'

import { auth } from './auth.ts'
import { calendar } from './calendar.ts'
import type { Catalogue } from './catalogue-types.ts'
import { clients } from './clients.ts'
import { coaches } from './coaches.ts'
import { programs } from './programs.ts'
import { users } from './users.ts'

/**
 * The error catalogue (product §8): operation and status → text. If the specification has no text
 * for a status, the operation's own text is used; if it has none for the operation, a
 * default of ours, listed in product §8 «Texts of our own».
 */
export const catalogue: Catalogue<Operation> = {
  ...auth,
  ...users,
  ...coaches,
  ...calendar,
  ...clients,
  ...programs,
}
