import type { Operation } from '#src/api/operation.ts'

import type { ScreenCall, ScreenCalls } from '../screen-call.ts'
import { auth } from './auth.ts'
import { calendar } from './calendar.ts'
import { clients } from './clients.ts'
import { coaches } from './coaches.ts'
import { programs } from './programs.ts'
import { users } from './users.ts'

/** By the tags of the contract, each of which has a test file. */
export const screenCallsByTag = { auth, users, coaches, calendar, clients, programs }

/** Every operation: one that is left out is a type error. */
const screenCalls: ScreenCalls<Operation> = {
  ...auth,
  ...users,
  ...coaches,
  ...calendar,
  ...clients,
  ...programs,
}

/** The screens that call an operation; none if no screen does. */
export function screenCallsOf(operation: Operation): readonly ScreenCall[] {
  const found = screenCalls[operation]
  return 'uncalled' in found ? [] : found
}
