/** The handler of every operation of the contract. */
import { auth } from './auth.ts'
import { calendar } from './calendar.ts'
import { clients } from './clients.ts'
import { coaches } from './coaches.ts'
import type { Handlers } from './handler.ts'
import { programs } from './programs.ts'
import { users } from './users.ts'

export const handlers: Handlers = {
  ...auth,
  ...users,
  ...coaches,
  ...calendar,
  ...clients,
  ...programs,
}
